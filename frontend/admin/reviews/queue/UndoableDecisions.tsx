import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listReviews, type Review, undoReviewDecision, undoReviewDecisions } from '#contract/admin/reviews'
import { REVIEW_BULK_MAX } from '#contract/reviews'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders, updateStaffQueries, useStaffQuery } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** How many are listed before the rest is counted. */
const LISTED = 3

/** The own decisions that have not taken effect yet, with the way back, one by one or all together. */
export function UndoableDecisions({ onExpired }: { onExpired: () => void }) {
  const t = useMessages(staffReviews)
  const [isOpen, setIsOpen] = useState(false)
  const list = useStaffQuery(listReviews, onExpired, {
    query: { state: 'decided', undoable: true, limit: REVIEW_BULK_MAX },
  })
  const { total = 0, reviews = [] } = list.data ?? {}
  if (total === 0) return null
  return (
    <section aria-label={t('undoableLabel')} className="mb-6 rounded-md border border-brass/50 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold">{t('undoable', { n: total })}</h3>
        {total > 1 && <UndoAll reviews={reviews} total={total} />}
      </div>
      <ul className="mt-1">
        {reviews.slice(0, isOpen ? undefined : LISTED).map((review) => (
          <UndoableDecision key={review.id} review={review} />
        ))}
      </ul>
      {reviews.length > LISTED && !isOpen && (
        <Button variant="plain" className="text-sm" onClick={() => setIsOpen(true)}>
          {t('showOthers', { n: reviews.length - LISTED })}
        </Button>
      )}
    </section>
  )
}

/** One call undoes as many as one call decides. */
function UndoAll({ reviews, total }: { reviews: Review[]; total: number }) {
  const t = useMessages(staffReviews)
  const showFailure = useFailureToast()
  const cache = useQueryClient()
  const undo = useApiMutation(undoReviewDecisions)
  const submit = () =>
    undo.mutate(
      { body: { ids: reviews.map(({ id }) => id) }, headers: getStaffHeaders() },
      {
        onSuccess: ({ undone, failed }) =>
          createToast({
            title: t('undoneTitle'),
            description: [
              t('undoneAll', { n: undone.length }),
              ...(failed.length > 0 ? [t('notUndoneCount', { n: failed.length })] : []),
            ].join(' '),
            variant: failed.length > 0 ? 'destructive' : 'success',
          }),
        onError: showFailure,
        onSettled: () => void updateStaffQueries(cache),
      },
    )
  return (
    <Button variant="quiet" onClick={submit} busy={undo.isPending}>
      {total > reviews.length ? t('undoLatest', { n: reviews.length }) : t('undoAll', { n: total })}
    </Button>
  )
}

function useFailureToast() {
  const t = useMessages(staffReviews)
  return (error: Error) =>
    createToast({
      title: t('notUndone'),
      description: getErrorMessage(error, t('unreachableDecisionStands')),
      variant: 'destructive',
    })
}

function UndoableDecision({ review }: { review: Review }) {
  const t = useMessages(staffReviews)
  const showFailure = useFailureToast()
  const cache = useQueryClient()
  const undo = useApiMutation(undoReviewDecision)
  const submit = () =>
    undo.mutate(
      { params: { id: review.id }, headers: getStaffHeaders() },
      {
        onSuccess: ({ number }) =>
          createToast({
            title: t('undoneTitle'),
            description: t('undone', { number }),
            variant: 'success',
          }),
        onError: showFailure,
        onSettled: () => void updateStaffQueries(cache),
      },
    )
  return (
    <li className="flex items-center gap-x-4 border-t border-wall-3 py-1 first:border-0">
      <p className="min-w-0 grow text-sm">
        <span className="font-semibold">{review.number}</span>{' '}
        {review.decision === 'approve' ? t('nowApproved') : t('nowDeclined')}
        {review.effectsDueAt && t('takesEffect', { time: formatTime(review.effectsDueAt) })}
        <span className="block truncate text-bone-3">{review.subject}</span>
      </p>
      <Button
        variant="quiet"
        onClick={submit}
        busy={undo.isPending}
        aria-label={t('undoDecision', { number: review.number })}
      >
        {t('undo')}
      </Button>
    </li>
  )
}
