import { reviewKinds } from '#contract/reviews'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import type { ReviewQuery } from './use-review-pages.ts'

const HOLDER = /^(mine|nobody|[0-9a-f-]{36})$/

/** The filter of the queue, kept in the URL. A change closes the review that is open. */
export function useReviewFilter() {
  const [search, setSearch] = useSearchState()
  const holder = search.get('holder') ?? ''
  const filter = {
    state: search.get('reviews') === 'decided' ? ('decided' as const) : ('open' as const),
    kind: reviewKinds.find((option) => option === search.get('kind')),
    holder: HOLDER.test(holder) ? holder : '',
    overdue: search.get('overdue') === '1',
    sort: search.get('sort') === 'due' ? ('due' as const) : ('money' as const),
    q: search.get('rq') ?? '',
  }
  const { kind, overdue, sort, state, q } = filter
  // What is not asked for is left out: the same list then has the same address.
  const query: ReviewQuery = {
    ...(kind && { kind }),
    ...(state === 'decided' && { state }),
    ...(filter.holder && { holder: filter.holder }),
    ...(overdue && state === 'open' && { overdue }),
    ...(sort === 'due' && state === 'open' && { sort }),
    ...(q && { q }),
  }
  const update = (changes: Record<string, string>) => setSearch({ ...changes, review: '' })
  return { filter, query, update, isFiltered: Boolean(kind ?? filter.holder) || overdue || q !== '' }
}

export type ReviewFilterState = ReturnType<typeof useReviewFilter>
