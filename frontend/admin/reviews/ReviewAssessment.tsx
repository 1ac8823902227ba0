import type { EndpointReply } from '#contract/http'
import type { getReview } from '#contract/admin/reviews'
import { ReviewSection } from './ReviewSection.tsx'

type Assessment = NonNullable<EndpointReply<typeof getReview>['assessment']>

const stances = { agrees: 'Agrees', doubt: 'In doubt', note: 'Note' }

/** What Godfrey makes of a review. What the language model said is marked: its quote was found, its sense was not. */
export function ReviewAssessment({ assessment }: { assessment: Assessment }) {
  if (assessment.points.length === 0) return null
  return (
    <ReviewSection title="Godfrey’s assessment">
      <ul className="grid max-w-measure gap-3 text-sm">
        {assessment.points.map(({ says, stance, quote, by }) => (
          <li key={`${says}${quote ?? ''}`} className="grid gap-1 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-4">
            <span className="text-bone-3">{stances[stance]}</span>
            <span>
              {says}
              {quote && <q className="mt-1 block break-words text-bone-2">{quote}</q>}
              {by === 'model' && <span className="mt-1 block text-bone-3">From the language model</span>}
            </span>
          </li>
        ))}
      </ul>
    </ReviewSection>
  )
}
