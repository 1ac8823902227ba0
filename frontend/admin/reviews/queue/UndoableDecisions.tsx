import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listReviews, type Review, undoReviewDecision } from '#contract/admin/reviews'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders, updateStaffQueries, useStaffQuery } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'

/** How many are listed before the rest is counted. */
const LISTED = 5

/** The own decisions that have not taken effect yet, with the way back. */
export function UndoableDecisions({ onExpired }: { onExpired: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const list = useStaffQuery(listReviews, onExpired, { query: { state: 'decided', holder: 'mine' } })
  const waiting = list.data?.reviews.filter(({ undoable }) => undoable) ?? []
  if (waiting.length === 0) return null
  return (
    <section aria-label="Decisions that can be undone" className="mb-6 rounded-md border border-brass/50 px-4 py-3">
      <h3 className="font-semibold">
        {waiting.length === 1 ? 'One decision has' : `${waiting.length} decisions have`} not taken effect yet
      </h3>
      <ul className="mt-1">
        {waiting.slice(0, isOpen ? undefined : LISTED).map((review) => (
          <UndoableDecision key={review.id} review={review} />
        ))}
      </ul>
      {waiting.length > LISTED && !isOpen && (
        <Button variant="plain" className="text-sm" onClick={() => setIsOpen(true)}>
          Show the other {waiting.length - LISTED}
        </Button>
      )}
    </section>
  )
}

function UndoableDecision({ review }: { review: Review }) {
  const cache = useQueryClient()
  const undo = useApiMutation(undoReviewDecision)
  const submit = () =>
    undo.mutate(
      { params: { id: review.id }, headers: getStaffHeaders() },
      {
        onSuccess: ({ number }) =>
          createToast({
            title: 'Undone',
            description: `Review ${number} is open again, and yours.`,
            variant: 'success',
          }),
        onError: (error) =>
          createToast({
            title: 'Not Undone',
            description: getErrorMessage(error, 'We could not reach TuneMaker. The decision stands; please try again.'),
            variant: 'destructive',
          }),
        onSettled: () => void updateStaffQueries(cache),
      },
    )
  return (
    <li className="flex items-center gap-x-4 border-t border-wall-3 py-1 first:border-0">
      <p className="min-w-0 grow text-sm">
        <span className="font-semibold">{review.number}</span> {review.decision === 'approve' ? 'approved' : 'declined'}
        {review.effectsDueAt && `, takes effect at ${formatTime(review.effectsDueAt)}`}
        <span className="block truncate text-bone-3">{review.subject}</span>
      </p>
      <Button
        variant="quiet"
        onClick={submit}
        busy={undo.isPending}
        aria-label={`Undo the decision on ${review.number}`}
      >
        Undo
      </Button>
    </li>
  )
}
