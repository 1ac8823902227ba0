import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Review, claimReview, decideReview, describeReview } from '#contract/admin'
import { CLAIM_MINUTES, REVIEW_NOTE_MAX, type ReviewDecision } from '#contract/reviews'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { Field } from '#ui/Field'
import { Skeleton } from '#ui/Skeleton'
import { TextArea } from '#ui/TextArea'
import { showToast } from '#ui/Toast'
import { CallError, sentenceOf, useCall, useRead } from '#web/api'
import { focusFirstInvalid } from '#web/first-invalid'
import { ApplicationPapers } from './ApplicationPapers.tsx'
import { Comparison, comparisonOf } from './Comparison.tsx'
import { Evidence } from './Evidence.tsx'
import { Papers } from './Papers.tsx'
import { Timeline } from './Timeline.tsx'
import { refreshStaff, staffHeaders } from '#web/staff-session'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

interface ReviewDeskProps {
  review: Review
  isAdmin: boolean
  onDecided: () => void
  onExpired: () => void
}

/** One review opened: why it is here, what speaks for and against, and the decision. */
export function ReviewDesk({ review, isAdmin, onDecided, onExpired }: ReviewDeskProps) {
  const { applicationId, orderId } = review.evidence
  const comparison = comparisonOf(review.evidence)
  const { godfreySays } = review.evidence
  const reasons = Array.isArray(godfreySays) ? godfreySays.map(String) : []
  // What has a place of its own on this page is not listed a second time.
  const others = Object.fromEntries(
    Object.entries(review.evidence).filter(
      ([name]) => !/^(declared|found|godfreySays|documentKey|applicationId|artistId|songId)$/.test(name),
    ),
  )
  return (
    <div className="max-w-[60rem]">
      <p className="max-w-measure">{review.reason}</p>
      <p className="mt-1 text-sm text-bone-3">
        Opened {moment.format(new Date(review.openedAt))}, due {moment.format(new Date(review.dueAt))}
      </p>
      <div className="mt-5">
        {typeof applicationId === 'string' && isAdmin ? (
          <ApplicationPapers applicationId={applicationId} />
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
        <Part title="Godfrey’s reasons">
          <ul className="list-disc pl-5 text-sm">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Part>
      )}
      {comparison && (
        <Part title="Declared against found">
          <Comparison {...comparison} />
        </Part>
      )}
      {isAdmin && <CameWith reviewId={review.id} marks={comparison?.found.map(({ value }) => value) ?? []} />}
      {review.state === 'decided' ? (
        review.note && (
          <figure className="mt-6 border-l-4 border-wall-4 pl-5">
            <figcaption className="text-sm text-bone-3">Note</figcaption>
            <p className="mt-1 whitespace-pre-wrap">{review.note}</p>
          </figure>
        )
      ) : isAdmin ? (
        <Decision review={review} onDecided={onDecided} onExpired={onExpired} />
      ) : (
        <p className="mt-6 text-sm text-bone-3">Operators read the queue. An admin decides.</p>
      )}
    </div>
  )
}

/** The documents and what happened before, which are not part of the list. */
function CameWith({ reviewId, marks }: { reviewId: string; marks: readonly string[] }) {
  const read = useRead(describeReview, { params: { id: reviewId }, headers: staffHeaders() })
  if (read.isError) {
    return (
      <FailedState
        title="The papers could not be read"
        message={sentenceOf(read.error, 'We could not reach the house.')}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
        className="mt-6"
      />
    )
  }
  if (!read.data) return <Skeleton className="mt-6 h-24" />
  return (
    <>
      <Part title="Documents">
        <Papers reviewId={reviewId} papers={read.data.papers} marks={marks} />
      </Part>
      <Part title="What happened before">
        <Timeline moments={read.data.history} empty="Nothing is known from before." />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** What becomes of the note: whoever is concerned is told, and nothing else leaves the house. */
function noteHint({ kind, evidence }: Review): string {
  if (isUndelivered({ kind, evidence })) return 'Needed to decline. Who paid gets it by mail, word for word.'
  if (typeof evidence['artistId'] === 'string') return 'Needed to decline. The artist gets it by mail, word for word.'
  return kind === 'copyright'
    ? 'Needed to decline: the applicant gets it by mail, word for word. With an approval it stays in the house.'
    : 'Needed to decline. It stays in the house.'
}

/** A payment that bought nothing, rather than one that the books disagree about. */
function isUndelivered({ kind, evidence }: Pick<Review, 'kind' | 'evidence'>): boolean {
  return kind === 'payment' && typeof evidence['captureId'] === 'string'
}

function Decision({ review, onDecided, onExpired }: Omit<ReviewDeskProps, 'isAdmin'>) {
  // A claim that ran out while somebody was typing takes nothing off the screen.
  const [held, setHeld] = useState(false)
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()
  const claim = useCall(claimReview)
  const decide = useCall(decideReview)
  const call = { params: { id: review.id }, headers: staffHeaders() }

  const refuse = (refusal: Error) => {
    if (refusal instanceof CallError && refusal.status === 401) return onExpired()
    showToast({
      title: 'Not Decided',
      description: sentenceOf(refusal, 'We could not reach the house. Please try again.'),
      variant: 'destructive',
    })
    // Somebody else was faster, or the thing has changed: show how it stands now.
    if (refusal instanceof CallError && refusal.status === 409) void refreshStaff(cache)
  }
  const take = () =>
    claim.mutate(call, {
      onSuccess: () => {
        setHeld(true)
        void refreshStaff(cache)
      },
      onError: refuse,
    })
  const conclude = (decision: ReviewDecision) => {
    if (decision === 'decline' && !note.trim()) {
      setError('A decline needs a note that says why.')
      focusFirstInvalid(form.current)
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
          void refreshStaff(cache)
        },
        onError: refuse,
      },
    )
  }

  if (review.claim === 'taken') {
    return (
      <Banner className="mt-6" title="Taken">
        Somebody else is looking at this
        {review.claimedUntil && ` until ${moment.format(new Date(review.claimedUntil))}`}.
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
      <Field label="Note" hint={noteHint(review)} error={error}>
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
          look="go"
          onClick={() => conclude('approve')}
          busy={pending === 'approve'}
          disabled={decide.isPending}
        >
          Approve
        </Button>
        <Button
          data-shortcut="d"
          look="danger"
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
