import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Review, listReviews } from '#contract/admin'
import { reviewKinds } from '#contract/reviews'
import { Badge } from '#ui/Badge'
import { ErrorState } from '#ui/FailedState'
import { SegmentedControl } from '#ui/Segments'
import { Select } from '#ui/Select'
import { Skeleton } from '#ui/Skeleton'
import { getErrorMessage } from '#web/api'
import { useSearchState } from '#web/search-state'
import { Panel } from '#ui/Panel'
import { ReviewPanel } from './ReviewDesk.tsx'
import { ShortcutLegend } from './ShortcutLegend.tsx'
import { useReviewShortcuts } from './review-shortcuts.ts'
import { REFRESH_SECONDS, useStaffQuery } from '#web/staff-session'

const STATES = [
  { value: 'open', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const
const KIND_NAMES: Record<Review['kind'], string> = {
  copyright: 'Copyright',
  correction: 'Correction',
  handover: 'Handover',
  payment: 'Payment',
  monitoring: 'Monitoring',
}
const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

interface ReviewQueueProps {
  isAdmin: boolean
  onExpired: () => void
}

/** Open and decided reviews. The filter and the expanded review are kept in the URL. */
export function ReviewQueue({ isAdmin, onExpired }: ReviewQueueProps) {
  const [search, choose] = useSearchState()
  const state = search.get('reviews') === 'decided' ? 'decided' : 'open'
  const kind = reviewKinds.find((known) => known === search.get('kind'))
  const openId = search.get('review')
  // Without a filter the query is empty, so it shares its cache entry with the count in the page header.
  const query = { ...(kind && { kind }), ...(state === 'decided' && { state: 'decided' as const }) }
  const list = useStaffQuery(listReviews, onExpired, { query })
  useReviewShortcuts()
  const close = () => {
    choose({ review: '' })
    document.querySelector<HTMLElement>('#reviews h2')?.focus()
  }

  return (
    <Panel
      id="reviews"
      title="Reviews"
      controls={
        <div className="flex flex-wrap gap-3">
          <SegmentedControl
            label="Which reviews"
            options={STATES}
            value={state}
            onChange={(value) => choose({ reviews: value === 'open' ? '' : value, review: '' })}
          />
          <Select
            aria-label="Kind"
            value={kind ?? ''}
            className="min-h-11 text-sm"
            onChange={(event) => choose({ kind: event.currentTarget.value, review: '' })}
          >
            <option value="">All kinds</option>
            {reviewKinds.map((known) => (
              <option key={known} value={known}>
                {KIND_NAMES[known]}
              </option>
            ))}
          </Select>
        </div>
      }
    >
      <ShortcutLegend />
      {list.isError && !list.isOver && (
        <ErrorState
          title="The reviews could not be read"
          message={getErrorMessage(list.error, 'We could not reach the house.')}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
          className="mb-6"
        />
      )}
      {list.isPending && <Skeleton className="h-40" />}
      {list.data?.reviews.length === 0 && (
        <p className="text-bone-2">
          {state === 'open' ? 'Nothing waits for a decision.' : 'Nothing has been decided yet.'}
        </p>
      )}
      {list.data && list.data.reviews.length > 0 && (
        <ul className="border-b border-wall-3">
          {list.data.reviews.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              isOpen={review.id === openId}
              onToggle={() => choose({ review: review.id === openId ? '' : review.id })}
            >
              <ReviewPanel review={review} isAdmin={isAdmin} onDecided={close} onExpired={onExpired} />
            </ReviewRow>
          ))}
        </ul>
      )}
      {list.data && list.data.total > list.data.reviews.length && (
        <p className="mt-3 text-sm text-bone-3">
          The first {list.data.reviews.length} of {list.data.total.toLocaleString('en-US')}.
        </p>
      )}
    </Panel>
  )
}

interface ReviewRowProps {
  review: Review
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

function ReviewRow({ review, isOpen, onToggle, children }: ReviewRowProps) {
  const bodyId = `review-${review.id}`
  return (
    <li className="border-t border-wall-3">
      <h3>
        <button
          type="button"
          data-review={review.number}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
          className="group flex min-h-14 w-full items-start gap-4 py-3 text-left -outline-offset-2 hover:bg-wall-1 sm:items-center sm:px-2"
        >
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="w-10 shrink-0 text-sm text-bone-3 tabular-nums">{review.number}</span>
            <Badge>{KIND_NAMES[review.kind]}</Badge>
            <span className="min-w-0 grow basis-60 font-semibold group-hover:text-brass-light">{review.subject}</span>
            {review.claim && (
              <Badge tone={review.claim === 'yours' ? 'brass' : 'plain'}>
                {review.claim === 'yours' ? 'Yours' : 'Taken'}
              </Badge>
            )}
            <ReviewStatus review={review} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-5 shrink-0 text-brass transition-transform group-aria-expanded:rotate-180 sm:mt-0"
          />
        </button>
      </h3>
      {isOpen && (
        <div id={bodyId} className="pt-2 pb-8 sm:px-2 sm:pl-15">
          {children}
        </div>
      )}
    </li>
  )
}

function ReviewStatus({ review }: { review: Review }) {
  // The current time, updated at the refetch interval, so that due times stay correct on a page left open.
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [])
  if (review.decision && review.decidedAt) {
    return (
      <>
        <Badge tone={review.decision === 'approve' ? 'go' : 'lamp'}>
          {review.decision === 'approve' ? 'Approved' : 'Declined'}
        </Badge>
        <time dateTime={review.decidedAt} className="text-sm text-bone-3 tabular-nums">
          {dateTimeFormat.format(new Date(review.decidedAt))}
        </time>
      </>
    )
  }
  const left = Date.parse(review.dueAt) - now
  return (
    <time dateTime={review.dueAt} className="inline-flex" title={`Due ${dateTimeFormat.format(new Date(review.dueAt))}`}>
      <Badge tone={review.overdue || left < 0 ? 'lamp' : 'plain'}>
        {review.overdue || left < 0 ? `Overdue by ${formatTimeSpan(-left)}` : `Due in ${formatTimeSpan(left)}`}
      </Badge>
    </time>
  )
}

function formatTimeSpan(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000))
  if (minutes < 90) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 72 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
