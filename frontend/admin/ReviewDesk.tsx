import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Review, claimReview, decideReview, getReview } from '#contract/admin'
import { CLAIM_MINUTES, REVIEW_NOTE_MAX, type ReviewDecision } from '#contract/reviews'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { Field } from '#ui/Field'
import { Skeleton } from '#ui/Skeleton'
import { TextArea } from '#ui/TextArea'
import { showToast } from '#ui/Toast'
import { ApiError, getErrorMessage, useApiMutation, useApiQuery } from '#web/api'
import { focusFirstError } from '#web/first-invalid'
import { ApplicationDetails } from './ApplicationPapers.tsx'
import { EvidenceComparison, getComparison } from './Comparison.tsx'
import { Evidence } from './Evidence.tsx'
import { ReviewDocuments } from './Papers.tsx'
import { Timeline } from './Timeline.tsx'
import { refreshStaffQueries, getStaffHeaders } from '#web/staff-session'

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

interface ReviewPanelProps {
  review: Review
  isAdmin: boolean
  onDecided: () => void
  onExpired: () => void
}

/** One open review: the reason, the evidence and the decision. */
export function ReviewPanel({ review, isAdmin, onDecided, onExpired }: ReviewPanelProps) {
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
      <p className="max-w-measure">{review.reason}</p>
      <p className="mt-1 text-sm text-bone-3">
        Opened {dateTimeFormat.format(new Date(review.openedAt))}, due {dateTimeFormat.format(new Date(review.dueAt))}
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
            The whole story of this order, and what can be done
          </Link>
        </p>
      )}
      {reasons.length > 0 && (
        <ReviewSection title="Godfrey’s reasons">
          <ul className="list-disc pl-5 text-sm">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </ReviewSection>
      )}
      {comparison && (
        <ReviewSection title="Declared against found">
          <EvidenceComparison {...comparison} />
        </ReviewSection>
      )}
      {isAdmin && <ReviewBackground reviewId={review.id} marks={comparison?.found.map(({ value }) => value) ?? []} />}
      {review.state === 'decided' ? (
        review.note && (
          <figure className="mt-6 border-l-4 border-wall-4 pl-5">
            <figcaption className="text-sm text-bone-3">Note</figcaption>
            <p className="mt-1 whitespace-pre-wrap">{review.note}</p>
          </figure>
        )
      ) : isAdmin ? (
        <ReviewDecisionForm review={review} onDecided={onDecided} onExpired={onExpired} />
      ) : (
        <p className="mt-6 text-sm text-bone-3">Operators read the queue. An admin decides.</p>
      )}
    </div>
  )
}

/** The documents and history of the review, which the list call does not return. */
function ReviewBackground({ reviewId, marks }: { reviewId: string; marks: readonly string[] }) {
  const read = useApiQuery(getReview, { params: { id: reviewId }, headers: getStaffHeaders() })
  if (read.isError) {
    return (
      <ErrorState
        title="The papers could not be read"
        message={getErrorMessage(read.error, 'We could not reach the house.')}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
        className="mt-6"
      />
    )
  }
  if (!read.data) return <Skeleton className="mt-6 h-24" />
  return (
    <>
      <ReviewSection title="Documents">
        <ReviewDocuments reviewId={reviewId} documents={read.data.papers} highlights={marks} />
      </ReviewSection>
      <ReviewSection title="What happened before">
        <Timeline events={read.data.history} empty="Nothing is known from before." />
      </ReviewSection>
    </>
  )
}

function ReviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** Explains who receives the note: the person concerned, and nobody else outside TuneMaker. */
function getNoteHint({ kind, evidence }: Review): string {
  if (isUndeliverable({ kind, evidence })) return 'Needed to decline. Who paid gets it by mail, word for word.'
  if (typeof evidence['artistId'] === 'string') return 'Needed to decline. The artist gets it by mail, word for word.'
  return kind === 'copyright'
    ? 'Needed to decline: the applicant gets it by mail, word for word. With an approval it stays in the house.'
    : 'Needed to decline. It stays in the house.'
}

/** True for a captured payment that bought nothing; false for a payment on which the ledger and PayPal disagree. */
function isUndeliverable({ kind, evidence }: Pick<Review, 'kind' | 'evidence'>): boolean {
  return kind === 'payment' && typeof evidence['captureId'] === 'string'
}

function ReviewDecisionForm({ review, onDecided, onExpired }: Omit<ReviewPanelProps, 'isAdmin'>) {
  // Set once and kept: a claim that expires while the note is being written must not remove the form.
  const [held, setHeld] = useState(false)
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()
  const claim = useApiMutation(claimReview)
  const decide = useApiMutation(decideReview)
  const call = { params: { id: review.id }, headers: getStaffHeaders() }

  const refuse = (refusal: Error) => {
    if (refusal instanceof ApiError && refusal.status === 401) return onExpired()
    showToast({
      title: 'Not Decided',
      description: getErrorMessage(refusal, 'We could not reach the house. Please try again.'),
      variant: 'destructive',
    })
    // Another admin decided first or the subject changed: reload the current state.
    if (refusal instanceof ApiError && refusal.status === 409) void refreshStaffQueries(cache)
  }
  const take = () =>
    claim.mutate(call, {
      onSuccess: () => {
        setHeld(true)
        void refreshStaffQueries(cache)
      },
      onError: refuse,
    })
  const conclude = (decision: ReviewDecision) => {
    if (decision === 'decline' && !note.trim()) {
      setError('A decline needs a note that says why.')
      focusFirstError(form.current)
      return
    }
    setError('')
    decide.mutate(
      { ...call, body: { decision, note } },
      {
        onSuccess: ({ number }) => {
          showToast({
            title: decision === 'approve' ? 'Approved' : 'Declined',
            description: `Review ${number} is decided.`,
            variant: 'success',
          })
          onDecided()
          void refreshStaffQueries(cache)
        },
        onError: refuse,
      },
    )
  }

  if (review.claim === 'taken') {
    return (
      <Banner className="mt-6" title="Taken">
        Somebody else is looking at this
        {review.claimedUntil && ` until ${dateTimeFormat.format(new Date(review.claimedUntil))}`}.
      </Banner>
    )
  }
  if (!held && review.claim !== 'yours') {
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button data-shortcut="c" onClick={take} busy={claim.isPending}>
          Take this review
        </Button>
        <p className="text-sm text-bone-3">It is kept for you for {CLAIM_MINUTES} minutes.</p>
      </div>
    )
  }
  const submit = (event: FormEvent) => event.preventDefault()
  const pending = decide.isPending ? decide.variables?.body?.decision : undefined
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-6 max-w-measure">
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
          onClick={() => conclude('approve')}
          busy={pending === 'approve'}
          disabled={decide.isPending}
        >
          Approve
        </Button>
        <Button
          data-shortcut="d"
          variant="danger"
          onClick={() => conclude('decline')}
          busy={pending === 'decline'}
          disabled={decide.isPending}
        >
          Decline
        </Button>
      </div>
    </form>
  )
}
