import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ArtCard, GALLERY_PAGE_SIZE, listCards } from '#contract/art-cards/cards'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'

/** The gallery, newest first, page by page. */
export function useGallery() {
  const cache = useQueryClient()
  return useInfiniteQuery({
    queryKey: [buildUrl(listCards), 'page by page'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      sendRequest(listCards, {
        query: { limit: GALLERY_PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: (page) => (page.length === GALLERY_PAGE_SIZE ? page.at(-1)?.id : undefined),
    // The cards that the prerendered page came with, or those that another page has fetched; fetched again at once.
    initialData: () => {
      const cards = cache.getQueryData<ArtCard[]>([buildUrl(listCards)])
      return cards && { pages: [cards], pageParams: [undefined] }
    },
    initialDataUpdatedAt: 0,
  })
}
