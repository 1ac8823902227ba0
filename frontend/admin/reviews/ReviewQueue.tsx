import { listReviews } from '#contract/admin/reviews'
import { reviewKinds } from '#contract/reviews'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { KIND_NAMES, ReviewRow } from './ReviewRow.tsx'
import { ShortcutLegend } from './ShortcutLegend.tsx'
import { useReviewShortcuts } from './use-review-shortcuts.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

const STATES = [
  { value: 'open', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const

interface ReviewQueueProps {
  isAdmin: boolean
  onExpired: () => void
}

/** Open and decided reviews. The filter and the expanded review are kept in the URL. */
export function ReviewQueue({ isAdmin, onExpired }: ReviewQueueProps) {
  const [search, setSearch] = useSearchState()
  const state = search.get('reviews') === 'decided' ? 'decided' : 'open'
  const kind = reviewKinds.find((option) => option === search.get('kind'))
  const openId = search.get('review')
  // Without a filter the query is empty, so it shares its cache entry with the count in the page header.
  const query = { ...(kind && { kind }), ...(state === 'decided' && { state: 'decided' as const }) }
  const list = useStaffQuery(listReviews, onExpired, { query })
  useReviewShortcuts()
  const close = () => {
    setSearch({ review: '' })
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
            onChange={(value) => setSearch({ reviews: value === 'open' ? '' : value, review: '' })}
          />
          <Select
            aria-label="Kind"
            value={kind ?? ''}
            className="min-h-11 text-sm"
            onChange={(event) => setSearch({ kind: event.currentTarget.value, review: '' })}
          >
            <option value="">All kinds</option>
            {reviewKinds.map((option) => (
              <option key={option} value={option}>
                {KIND_NAMES[option]}
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
          message={getErrorMessage(list.error, 'We could not reach TuneMaker.')}
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
              onToggle={() => setSearch({ review: review.id === openId ? '' : review.id })}
            >
              <ReviewPanel review={review} isAdmin={isAdmin} onDecided={close} onExpired={onExpired} />
            </ReviewRow>
          ))}
        </ul>
      )}
      {list.data && list.data.total > list.data.reviews.length && (
        <p className="mt-3 text-sm text-bone-3">
          The first {list.data.reviews.length} of {formatCount(list.data.total)}.
        </p>
      )}
    </Panel>
  )
}
