import { getReview } from '#contract/admin/reviews'
import { Timeline } from '#frontend/admin/Timeline.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { ReviewAssessment } from './ReviewAssessment.tsx'
import { ReviewDocuments } from './ReviewDocuments.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** The documents and history of the review, which the list call does not return. */
export function ReviewBackground({ reviewId, highlights }: { reviewId: string; highlights: readonly string[] }) {
  const t = useMessages(staffReviews)
  const review = useApiQuery(getReview, { params: { id: reviewId }, headers: getStaffHeaders() })
  if (review.isError) {
    return (
      <ErrorState
        title={t('documentsFailed')}
        message={getErrorMessage(review.error, t('unreachable'))}
        onRetry={() => void review.refetch()}
        busy={review.isFetching}
        className="mt-6"
      />
    )
  }
  if (!review.data) return <Skeleton className="mt-6 h-24" />
  return (
    <>
      {review.data.accountChanges.length > 0 && (
        <ReviewSection title={t('recentChangesToThis')}>
          <div className="rounded-md border border-lamp/50 bg-[#ff8a7512] px-4 py-3 text-lamp [&_span]:text-lamp [&_time]:text-lamp">
            <Timeline events={review.data.accountChanges} empty="" label={t('recentChangesNewestFirst')} />
          </div>
        </ReviewSection>
      )}
      {review.data.assessment && <ReviewAssessment assessment={review.data.assessment} />}
      <ReviewSection title={t('documents')}>
        <ReviewDocuments reviewId={reviewId} documents={review.data.papers} highlights={highlights} />
      </ReviewSection>
      <ReviewSection title={t('whatHappenedBefore')}>
        <Timeline events={review.data.history} empty={t('noHistory')} />
      </ReviewSection>
    </>
  )
}
