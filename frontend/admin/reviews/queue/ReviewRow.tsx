import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Review } from '#contract/admin/reviews'
import { REFRESH_SECONDS } from '#frontend/api/staff-session.ts'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { formatCents } from '#frontend/lib/format-money.ts'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

export const KIND_NAMES = {
  copyright: 'kind.copyright',
  correction: 'kind.correction',
  handover: 'kind.handover',
  payment: 'kind.payment',
  monitoring: 'kind.monitoring',
} as const satisfies Record<Review['kind'], string>

interface ReviewRowProps {
  review: Review
  isOpen: boolean
  onToggle: () => void
  /** With these it can be selected for a decision about several. */
  isSelected?: boolean
  onSelect?: (isSelected: boolean) => void
  children: ReactNode
}

export function ReviewRow({ review, isOpen, onToggle, isSelected = false, onSelect, children }: ReviewRowProps) {
  const t = useMessages(staffReviews)
  const bodyId = `review-${review.id}`
  return (
    <li className="grid grid-cols-[auto_1fr] border-t border-wall-3">
      {onSelect ? (
        <Checkbox
          label={<span className="sr-only">{t('selectReview', { number: review.number })}</span>}
          checked={isSelected}
          className="pt-1.5 pr-1"
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      <h3 className="min-w-0">
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
            <Badge>{t(KIND_NAMES[review.kind])}</Badge>
            <span className="min-w-0 grow basis-60 font-semibold [overflow-wrap:anywhere] group-hover:text-brass-light">
              {review.subject}
            </span>
            {review.cents > 0 && <span className="text-sm tabular-nums">{formatCents(review.cents)}</span>}
            {review.state === 'open' && review.assignee && (
              <Badge>{t('assignedTo', { name: review.assignee.name })}</Badge>
            )}
            {review.claim && (
              <Badge tone={review.claim === 'yours' ? 'brass' : 'plain'}>
                {review.claim === 'yours' ? t('yours') : (review.claimedBy ?? t('taken'))}
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
        <div id={bodyId} className="col-span-2 min-w-0 pt-2 pb-8 sm:px-2 sm:pl-15">
          {children}
        </div>
      )}
    </li>
  )
}

function ReviewStatus({ review }: { review: Review }) {
  const t = useMessages(staffReviews)
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
          {review.decision === 'approve' ? t('approved') : t('declined')}
        </Badge>
        <span className="text-sm text-bone-3 tabular-nums">
          {review.decidedBy && t('decidedBy', { name: review.decidedBy })}
          <time dateTime={review.decidedAt}>{formatDateTime(review.decidedAt)}</time>
        </span>
      </>
    )
  }
  const remaining = Date.parse(review.dueAt) - now
  return (
    <time dateTime={review.dueAt} className="inline-flex" title={t('dueAt', { at: formatDateTime(review.dueAt) })}>
      <Badge tone={review.overdue || remaining < 0 ? 'lamp' : 'plain'}>
        {review.overdue || remaining < 0
          ? t('overdueBy', { time: formatTimeSpan(-remaining, t) })
          : t('dueIn', { time: formatTimeSpan(remaining, t) })}
      </Badge>
    </time>
  )
}

function formatTimeSpan(milliseconds: number, t: Translate<(typeof staffReviews)['messages']>): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000))
  if (minutes < 90) return t('minutes', { n: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 72 ? t('hours', { n: hours }) : t('days', { n: Math.round(hours / 24) })
}
