import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Endpoint, EndpointReply } from '#contract/http'
import { buildUrl, type RequestInput, sendRequest } from './api-client.ts'

/**
 * Queries an endpoint through the cache, keyed by its URL. `everySeconds` refetches at that interval; 0: never. With
 * `keepsPrevious` the reply to the input of before stays until that to another one is there.
 */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E> & {
    everySeconds?: number | ((reply: EndpointReply<E> | undefined) => number)
    enabled?: boolean
    /** Asks again whenever a component that shows it appears; until the answer, what is known is shown. */
    isAlwaysRefreshed?: boolean
    keepsPrevious?: boolean
  } = {},
) {
  const { everySeconds, enabled = true, isAlwaysRefreshed = false, keepsPrevious = false, ...asked } = input
  return useQuery<EndpointReply<E>, Error>({
    queryKey: [buildUrl(endpoint, asked)],
    queryFn: ({ signal }) => sendRequest(endpoint, { ...asked, signal }),
    enabled,
    ...(isAlwaysRefreshed && { refetchOnMount: 'always' as const }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(typeof everySeconds === 'function'
      ? { refetchInterval: ({ state }) => everySeconds(state.data) * 1000 || false }
      : everySeconds && { refetchInterval: everySeconds * 1000 }),
  })
}
