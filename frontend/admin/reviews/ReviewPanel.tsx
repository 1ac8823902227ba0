import { Link } from 'react-router-dom'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { Evidence } from './Evidence.tsx'
import { EvidenceComparison } from './EvidenceComparison.tsx'
import { getComparison } from './get-comparison.ts'
import type { ReviewPanelProps } from './review-panel-props.ts'
import { ReviewBackground } from './ReviewBackground.tsx'
import { ReviewDecisionForm } from './ReviewDecisionForm.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** One open review: the reason, the evidence and the decision. */
export function ReviewPanel({ review, isAdmin, onDecided, onExpired }: ReviewPanelProps) {
  const t = useMessages(staffReviews)
  const { applicationId, orderId } = review.evidence
  const comparison = getComparison(review.evidence)
  const { godfreySays } = review.evidence
  const reasons = Array.isArray(godfreySays) ? godfreySays.map(String) : []
  // Evidence with its own section below is left out of the list.
  const others = Object.fromEntries(
    Object.entries(review.evidence).filter(
      ([name]) => !/^(declared|found|godfreySays|documentKey|applicationId|artistId|songId)$/.test(name),
    ),
  )
  return (
    <div className="max-w-[60rem]">
      {review.effectError && (
        <Banner tone="warning" title={t('noEffect')} className="mb-4">
          {review.effectError}
        </Banner>
      )}
      <p className="max-w-measure">{review.reason}</p>
      <p className="mt-1 text-sm text-bone-3">
        {t('openedAndDue', { opened: formatDateTime(review.openedAt), due: formatDateTime(review.dueAt) })}
      </p>
      <div className="mt-5">
        {typeof applicationId === 'string' && isAdmin ? (
          <ApplicationDetails applicationId={applicationId} />
        ) : (
          <Evidence evidence={others} />
        )}
      </div>
      {typeof orderId === 'string' && isAdmin && (
        <p className="mt-4">
          <Link
            to={`?tab=search&story=order:${orderId}`}
            className="inline-flex min-h-11 items-center text-sm text-brass-light underline underline-offset-4 hover:no-underline"
          >
            {t('orderHistory')}
          </Link>
        </p>
      )}
      {reasons.length > 0 && (
        <ReviewSection title={t('godfreysReasons')}>
          <ul className="list-disc pl-5 text-sm">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </ReviewSection>
      )}
      {comparison && (
        <ReviewSection title={t('declaredAndFound')}>
          <EvidenceComparison {...comparison} />
        </ReviewSection>
      )}
      {isAdmin && (
        <ReviewBackground reviewId={review.id} highlights={comparison?.found.map(({ value }) => value) ?? []} />
      )}
      {review.state === 'decided' ? (
        review.note && (
          <figure className="mt-6 border-l-4 border-wall-4 pl-5">
            <figcaption className="text-sm text-bone-3">{t('note')}</figcaption>
            <p className="mt-1 whitespace-pre-wrap">{review.note}</p>
          </figure>
        )
      ) : isAdmin ? (
        <ReviewDecisionForm review={review} onDecided={onDecided} onExpired={onExpired} />
      ) : (
        <p className="mt-6 text-sm text-bone-3">{t('operatorsRead')}</p>
      )}
    </div>
  )
}
