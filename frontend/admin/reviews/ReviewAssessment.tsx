import type { EndpointReply } from '#contract/http'
import type { getReview } from '#contract/admin/reviews'
import { ReviewSection } from './ReviewSection.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

type Assessment = NonNullable<EndpointReply<typeof getReview>['assessment']>

const stances = { agrees: 'stance.agrees', doubt: 'stance.doubt', note: 'stance.note' } as const

/** What Godfrey makes of a review. What the language model said is marked: its quote was found, its sense was not. */
export function ReviewAssessment({ assessment }: { assessment: Assessment }) {
  const t = useMessages(staffReviews)
  if (assessment.points.length === 0) return null
  return (
    <ReviewSection title={t('godfreysAssessment')}>
      <ul className="grid max-w-measure gap-3 text-sm">
        {assessment.points.map(({ says, stance, quote, by }) => (
          <li key={`${says}${quote ?? ''}`} className="grid gap-1 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-4">
            <span className="text-bone-3">{t(stances[stance])}</span>
            <span>
              {says}
              {quote && <q className="mt-1 block break-words text-bone-2">{quote}</q>}
              {by === 'model' && <span className="mt-1 block text-bone-3">{t('fromTheLanguageModel')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </ReviewSection>
  )
}
