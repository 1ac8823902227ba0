import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { applyReviewDecision, claimReview, releaseReview } from '#contract/admin/reviews'
import { CLAIM_MINUTES, REVIEW_NOTE_MAX, type ReviewDecision } from '#contract/reviews'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders, updateStaffQueries } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { DraftButton } from './DraftButton.tsx'
import { getNoteHint } from './get-note-hint.ts'
import type { ReviewPanelProps } from './review-panel-props.ts'
import { formatDateTime, formatTime } from '#frontend/lib/format-date.ts'

export function ReviewDecisionForm({ review, onDecided, onExpired }: Omit<ReviewPanelProps, 'isAdmin'>) {
  // Set once and kept: a claim that expires while the note is being written must not remove the form.
  const [isClaimed, setIsClaimed] = useState(false)
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()
  const claim = useApiMutation(claimReview)
  const release = useApiMutation(releaseReview)
  const decide = useApiMutation(applyReviewDecision)
  const request = { params: { id: review.id }, headers: getStaffHeaders() }

  const onError = (failure: Error) => {
    if (failure instanceof ApiError && failure.status === 401) return onExpired()
    createToast({
      title: 'Not Decided',
      description: getErrorMessage(failure, 'We could not reach TuneMaker. Please try again.'),
      variant: 'destructive',
    })
    // Another admin decided first or the subject changed: reload the current state.
    if (failure instanceof ApiError && failure.status === 409) void updateStaffQueries(cache)
  }
  const submitClaim = () =>
    claim.mutate(request, {
      onSuccess: () => {
        setIsClaimed(true)
        void updateStaffQueries(cache)
      },
      onError,
    })
  const submitRelease = () =>
    release.mutate(request, {
      onSuccess: () => {
        setIsClaimed(false)
        void updateStaffQueries(cache)
      },
      onError,
    })
  const submitDecision = (decision: ReviewDecision) => {
    if (decision === 'decline' && !note.trim()) {
      setError('A decline needs a note that says why.')
      focusFirstError(form.current)
      return
    }
    setError('')
    decide.mutate(
      { ...request, body: { decision, note } },
      {
        onSuccess: ({ number, effectsDueAt }) => {
          const canUndo = Date.parse(effectsDueAt) > Date.now()
          createToast({
            title: decision === 'approve' ? 'Approved' : 'Declined',
            description: `Review ${number} is decided.${canUndo ? ` You can undo it until ${formatTime(effectsDueAt)}.` : ''}`,
            variant: 'success',
          })
          onDecided()
          void updateStaffQueries(cache)
        },
        onError,
      },
    )
  }

  if (review.claim === 'taken') {
    return (
      <Banner className="mt-6" title="Taken">
        {review.claimedBy ?? 'Someone else'} is looking at this
        {review.claimedUntil && ` until ${formatDateTime(review.claimedUntil)}`}.
      </Banner>
    )
  }
  if (!isClaimed && review.claim !== 'yours') {
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button data-shortcut="c" onClick={submitClaim} busy={claim.isPending}>
          Take this review
        </Button>
        <p className="text-sm text-bone-3">It is reserved for you for {CLAIM_MINUTES} minutes.</p>
      </div>
    )
  }
  const submit = (event: FormEvent) => event.preventDefault()
  const pending = decide.isPending ? decide.variables?.body?.decision : undefined
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-6 max-w-measure">
      {!note && <DraftButton reviewId={review.id} onUse={setNote} />}
      <Field label="Note" hint={getNoteHint(review)} error={error}>
        <TextArea
          data-shortcut="n"
          name="note"
          rows={4}
          value={note}
          maxLength={REVIEW_NOTE_MAX}
          readOnly={decide.isPending}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          data-shortcut="a"
          variant="go"
          onClick={() => submitDecision('approve')}
          busy={pending === 'approve'}
          disabled={decide.isPending}
        >
          Approve
        </Button>
        <Button
          data-shortcut="d"
          variant="danger"
          onClick={() => submitDecision('decline')}
          busy={pending === 'decline'}
          disabled={decide.isPending}
        >
          Decline
        </Button>
        <Button variant="plain" className="text-sm" onClick={submitRelease} busy={release.isPending}>
          Release it
        </Button>
      </div>
    </form>
  )
}
