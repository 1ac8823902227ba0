import { useState } from 'react'
import { REVIEW_BULK_MAX } from '#contract/reviews'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { ReviewPanel } from '#frontend/admin/reviews/ReviewPanel.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { BulkActions } from './BulkActions.tsx'
import { ReviewFilters } from './ReviewFilters.tsx'
import { ReviewRow } from './ReviewRow.tsx'
import { ShortcutLegend } from './ShortcutLegend.tsx'
import { UndoableDecisions } from './UndoableDecisions.tsx'
import { useReviewFilter } from './use-review-filter.ts'
import { useReviewPages } from './use-review-pages.ts'
import { useReviewShortcuts } from './use-review-shortcuts.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

interface ReviewQueueProps {
  isAdmin: boolean
  onExpired: () => void
}

/** Open and decided reviews, page by page. The filter and the expanded review are kept in the URL. */
export function ReviewQueue({ isAdmin, onExpired }: ReviewQueueProps) {
  const t = useMessages(staffReviews)
  const [search, setSearch] = useSearchState()
  const { filter, query, update, isFiltered } = useReviewFilter()
  const list = useReviewPages(query, onExpired)
  const [chosen, setChosen] = useState<string[]>([])
  useReviewShortcuts()
  const openId = search.get('review')
  const { reviews, first } = list
  // What was decided or claimed by somebody else meanwhile is no longer selected.
  const open = reviews.filter(({ state }) => state === 'open').map(({ id }) => id)
  const selected = open.filter((id) => chosen.includes(id))
  // One call decides no more.
  const selectable = open.slice(0, REVIEW_BULK_MAX)
  const close = () => {
    setSearch({ review: '' })
    document.querySelector<HTMLElement>('#reviews h2')?.focus()
  }

  return (
    <Panel id="reviews" title={t('reviews')} controls={first && <Counts {...first.counts} />}>
      {isAdmin && <UndoableDecisions onExpired={onExpired} />}
      <ReviewFilters filter={filter} update={update} isAdmin={isAdmin} />
      <ShortcutLegend />
      {list.isError && !list.isOver && (
        <ErrorState
          title={t('reviewsFailed')}
          message={getErrorMessage(list.error, t('unreachable'))}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
          className="mb-6"
        />
      )}
      {list.isPending && <Skeleton className="h-40" />}
      {first?.total === 0 && (
        <p className="text-bone-2">
          {isFiltered ? t('noMatch') : filter.state === 'open' ? t('noneWaiting') : t('noneDecided')}
        </p>
      )}
      {isAdmin && selectable.length > 1 && (
        <Checkbox
          label={
            selectable.length < open.length
              ? t('selectFirst', { n: selectable.length })
              : t('selectAll', { n: open.length })
          }
          checked={selectable.every((id) => selected.includes(id))}
          className="text-sm"
          onChange={(event) => setChosen(event.currentTarget.checked ? selectable : [])}
        />
      )}
      {selected.length > 0 && <BulkActions ids={selected} onSelect={setChosen} />}
      {reviews.length > 0 && (
        <ul className="border-b border-wall-3">
          {reviews.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              isOpen={review.id === openId}
              onToggle={() => setSearch({ review: review.id === openId ? '' : review.id })}
              {...(isAdmin &&
                review.state === 'open' && {
                  isSelected: chosen.includes(review.id),
                  onSelect: (isSelected: boolean) =>
                    setChosen(isSelected ? [...selected, review.id] : selected.filter((id) => id !== review.id)),
                })}
            >
              <ReviewPanel review={review} isAdmin={isAdmin} onDecided={close} onExpired={onExpired} />
            </ReviewRow>
          ))}
        </ul>
      )}
      {first && reviews.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="text-sm text-bone-3">{t('shownOf', { shown: reviews.length, total: first.total })}</p>
          {list.hasNextPage && (
            <Button variant="quiet" onClick={() => void list.fetchNextPage()} busy={list.isFetchingNextPage}>
              {t('showMore')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}

function Counts({ open, overdue, cents }: { open: number; overdue: number; cents: number }) {
  const t = useMessages(staffReviews)
  return (
    <p className="text-sm text-bone-2 tabular-nums">
      {t('waiting', { n: open })}
      {overdue > 0 && <span className="text-lamp">{t('overdue', { n: overdue })}</span>}
      {cents > 0 && t('atStake', { amount: formatCents(cents) })}
    </p>
  )
}
