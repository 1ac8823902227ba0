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
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

export function ReviewDecisionForm({ review, onDecided, onExpired }: Omit<ReviewPanelProps, 'isAdmin'>) {
  const t = useMessages(staffReviews)
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
      title: t('notDecided'),
      description: getErrorMessage(failure, t('unreachableAgain')),
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
      setError(t('noteMissing'))
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
            title: decision === 'approve' ? t('approved') : t('declined'),
            description: canUndo
              ? t('decidedUndoable', { number, time: formatTime(effectsDueAt) })
              : t('decided', { number }),
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
      <Banner className="mt-6" title={t('taken')}>
        {review.claimedUntil
          ? t('takenUntil', {
              name: review.claimedBy ?? t('someoneElse'),
              at: formatDateTime(review.claimedUntil),
            })
          : t('takenBy', { name: review.claimedBy ?? t('someoneElse') })}
      </Banner>
    )
  }
  if (!isClaimed && review.claim !== 'yours') {
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button data-shortcut="c" onClick={submitClaim} busy={claim.isPending}>
          {t('takeThisReview')}
        </Button>
        <p className="text-sm text-bone-3">{t('reserved', { n: CLAIM_MINUTES })}</p>
      </div>
    )
  }
  const submit = (event: FormEvent) => event.preventDefault()
  const pending = decide.isPending ? decide.variables?.body?.decision : undefined
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-6 max-w-measure">
      {!note && <DraftButton reviewId={review.id} onUse={setNote} />}
      <Field label={t('note')} hint={t(getNoteHint(review))} error={error}>
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
          {t('approve')}
        </Button>
        <Button
          data-shortcut="d"
          variant="danger"
          onClick={() => submitDecision('decline')}
          busy={pending === 'decline'}
          disabled={decide.isPending}
        >
          {t('decline')}
        </Button>
        <Button variant="plain" className="text-sm" onClick={submitRelease} busy={release.isPending}>
          {t('releaseIt')}
        </Button>
      </div>
    </form>
  )
}
