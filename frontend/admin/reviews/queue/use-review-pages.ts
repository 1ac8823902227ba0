import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listReviews } from '#contract/admin/reviews'
import { ApiError } from '#frontend/api/api-error.ts'
import { buildUrl, type RequestInput, sendRequest } from '#frontend/api/api-client.ts'
import { REFRESH_SECONDS, getStaffHeaders } from '#frontend/api/staff-session.ts'

export type ReviewQuery = NonNullable<RequestInput<typeof listReviews>['query']>

/** So many at once are two screens of a phone, and 50 would be ten. */
const PHONE_PAGE_SIZE = 8

/** The reviews that a filter matches, page by page, asked again every 30 seconds. */
export function useReviewPages(filter: ReviewQuery, onExpired: () => void) {
  const [isPhone] = useState(() => matchMedia('(max-width: 639px)').matches)
  const query = { ...filter, ...(isPhone && { limit: PHONE_PAGE_SIZE }) }
  const pages = useInfiniteQuery({
    queryKey: [buildUrl(listReviews, { query }), 'page by page'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      sendRequest(listReviews, {
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        headers: getStaffHeaders(),
        signal,
      }),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_SECONDS * 1000,
  })
  const isOver = pages.error instanceof ApiError && pages.error.status === 401
  useEffect(() => {
    if (isOver) onExpired()
  }, [isOver, onExpired])
  // A review may be on two pages when it moved between two requests.
  const reviews = [...new Map(pages.data?.pages.flatMap((page) => page.reviews).map((one) => [one.id, one])).values()]
  return { ...pages, isOver, reviews, first: pages.data?.pages[0] }
}
