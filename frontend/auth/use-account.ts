import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { getSession } from '#contract/auth'
import type { EndpointReply } from '#contract/http'
import { sendRequest } from '#frontend/api/api-client.ts'
import { useBrowserValue } from '#frontend/ui/layout/use-browser-value.ts'

// Types only: the navigation is on every page, and the contract's code would be in every page's bundle.
const getSessionEndpoint = { method: 'GET', path: '/api/session' } as typeof getSession

/**
 * What this browser is signed in as; one person may be all of it. Undefined while unknown. The key begins with the
 * session's address, so that signing in or out in any tab refetches it.
 */
export function useAccount() {
  const cache = useQueryClient()
  // What a page of somebody's own came with; asked for again at once.
  const getSeeded = () => cache.getQueryData<EndpointReply<typeof getSession>>([getSessionEndpoint.path])
  const { data: read } = useQuery({
    queryKey: [getSessionEndpoint.path, 'account'],
    queryFn: ({ signal }) => sendRequest(getSessionEndpoint, { signal }),
    initialData: getSeeded,
    initialDataUpdatedAt: 0,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })
  // A page is hydrated after its frame, which may have the answer by then; the page's HTML is without it. Where both are
  // the same, nothing is rendered again.
  const data = useBrowserValue(() => read, getSeeded)
  if (!data) return undefined
  const { artist, fans, isCollector } = data
  const name = artist?.artistName ?? fans.find((fan) => fan.name)?.name ?? fans[0]?.email ?? ''
  return { artist, fans, isCollector, name, isSignedIn: Boolean(artist) || fans.length > 0 || isCollector }
}
