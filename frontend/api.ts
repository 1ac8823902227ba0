import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
// Types only: importing the contract's code would put it into every page's bundle.
import type { EndpointBodyInput, Endpoint, EndpointParams, EndpointQuery, EndpointReply } from '#contract/platform'

/**
 * A response with a status other than 2xx. `message` is '{status}: {body}', as the specification of the data layer
 * requires.
 */
export class ApiError extends Error {
  override name = 'CallError'
  readonly status: number
  /** The error code, such as `keymail-taken`; empty if the response is not one of our API errors. */
  readonly code: string
  /** The server's message for the user; may be empty. */
  readonly userMessage: string
  /** Seconds, from the Retry-After header. */
  readonly retryAfter: number | undefined
  readonly details: Record<string, unknown>

  constructor(status: number, text: string, retryAfter?: string | null) {
    super(`${status}: ${text}`)
    this.status = status
    this.details = parseErrorBody(text)
    this.code = String(this.details['error'] ?? '')
    this.userMessage = String(this.details['message'] ?? '')
    this.retryAfter = retryAfter ? Number(retryAfter) : undefined
  }
}

function parseErrorBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

type RequestInput<E extends Endpoint> = {
  params?: EndpointParams<E>
  query?: Partial<EndpointQuery<E>>
  body?: EndpointBodyInput<E>
  signal?: AbortSignal
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** For staff endpoints, which take the session from a header. */
  headers?: Record<string, string>
}

/** The URL of an endpoint with its parameters and query filled in. */
export function buildUrl<E extends Endpoint>(endpoint: E, { params, query }: RequestInput<E> = {}): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Sends a request. `reply` is undefined for an empty body; `status` distinguishes 200 from 202. Throws ApiError. */
export async function sendRequestWithStatus<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E> = {},
): Promise<{ status: number; reply: EndpointReply<E>; headers: Headers }> {
  const answer = await fetch(buildUrl(endpoint, input), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
    ...(input.keepalive ? { keepalive: true } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) {
    throw new ApiError(answer.status, text || answer.statusText, answer.headers.get('retry-after'))
  }
  return {
    status: answer.status,
    reply: (text ? JSON.parse(text) : undefined) as EndpointReply<E>,
    headers: answer.headers,
  }
}

export async function sendRequest<E extends Endpoint>(endpoint: E, input: RequestInput<E> = {}): Promise<EndpointReply<E>> {
  return (await sendRequestWithStatus(endpoint, input)).reply
}

/** Queries an endpoint through the cache, keyed by its URL. `everySeconds` refetches at that interval. */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E> & { everySeconds?: number; enabled?: boolean } = {},
) {
  const { everySeconds, enabled = true, ...asked } = input
  return useQuery<EndpointReply<E>, Error>({
    queryKey: [buildUrl(endpoint, asked)],
    queryFn: ({ signal }) => sendRequest(endpoint, { ...asked, signal }),
    enabled,
    ...(everySeconds ? { refetchInterval: everySeconds * 1000 } : {}),
  })
}

interface MutationCallbacks<Reply> {
  onSuccess?: (reply: Reply) => void
  onError?: (error: Error) => void
  onSettled?: () => void
}

/**
 * Mutates through an endpoint. On success, refetches every query on the paths in `refresh`. The caller's callbacks run
 * before that, because the refetch may unmount the component that shows their result.
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, { refresh = [] }: { refresh?: Endpoint[] } = {}) {
  const cache = useQueryClient()
  const isHere = useIsMounted()
  const doing = useMutation<EndpointReply<E>, Error, { input: RequestInput<E>; told: MutationCallbacks<EndpointReply<E>> }>({
    mutationFn: ({ input }) => sendRequest(endpoint, input),
    onSuccess: (reply, { told }) => {
      if (isHere.current) told.onSuccess?.(reply)
      if (isHere.current) told.onSettled?.()
      return Promise.all(
        refresh.map(({ path }) =>
          cache.invalidateQueries({ predicate: (query) => String(query.queryKey[0]).split('?')[0] === path }),
        ),
      )
    },
    onError: (refusal, { told }) => {
      if (isHere.current) told.onError?.(refusal)
      if (isHere.current) told.onSettled?.()
    },
  })
  return {
    ...doing,
    mutate: (input: RequestInput<E>, told: MutationCallbacks<EndpointReply<E>> = {}) => doing.mutate({ input, told }),
    variables: doing.variables?.input,
  }
}

/** Whether the component is still mounted; callbacks are skipped after it unmounts. */
function useIsMounted() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** The server's message for the user, or `otherwise` if there is none. */
export function getErrorMessage(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.userMessage) || otherwise
}
