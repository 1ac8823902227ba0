import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
// Types only: the contract's own code (zod) comes with the pages that use it.
import type { BodyInputOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/platform'

/** A call that was answered with anything but success. `message` is '{status}: {body}', as the data layer promises. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  /** The refusal's code, such as `keymail-taken`; empty when the answer was none of ours. */
  readonly code: string
  /** What to tell the person, as the server put it. */
  readonly sentence: string
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | undefined
  readonly details: Record<string, unknown>

  constructor(status: number, text: string, retryAfter?: string | null) {
    super(`${status}: ${text}`)
    this.status = status
    this.details = parse(text)
    this.code = String(this.details['error'] ?? '')
    this.sentence = String(this.details['message'] ?? '')
    this.retryAfter = retryAfter ? Number(retryAfter) : undefined
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

type Input<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: Partial<QueryOf<E>>
  body?: BodyInputOf<E>
  signal?: AbortSignal
  /** Goes out even while the page is being left. */
  keepalive?: boolean
  /** For staff calls, which carry their session in a header. */
  headers?: Record<string, string>
}

/** The address of a call, with its parameters and query filled in. */
export function addressOf<E extends Endpoint>(endpoint: E, { params, query }: Input<E> = {}): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Makes a call; `reply` is undefined for an empty answer, `status` tells 200 from 202. Throws CallError. */
export async function callWithStatus<E extends Endpoint>(
  endpoint: E,
  input: Input<E> = {},
): Promise<{ status: number; reply: ReplyOf<E>; headers: Headers }> {
  const answer = await fetch(addressOf(endpoint, input), {
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
    throw new CallError(answer.status, text || answer.statusText, answer.headers.get('retry-after'))
  }
  return {
    status: answer.status,
    reply: (text ? JSON.parse(text) : undefined) as ReplyOf<E>,
    headers: answer.headers,
  }
}

export async function call<E extends Endpoint>(endpoint: E, input: Input<E> = {}): Promise<ReplyOf<E>> {
  return (await callWithStatus(endpoint, input)).reply
}

/** Reads through the cache; its key is the address. `everySeconds` asks again in the background. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & { everySeconds?: number; enabled?: boolean } = {},
) {
  const { everySeconds, enabled = true, ...asked } = input
  return useQuery<ReplyOf<E>, Error>({
    queryKey: [addressOf(endpoint, asked)],
    queryFn: ({ signal }) => call(endpoint, { ...asked, signal }),
    enabled,
    ...(everySeconds ? { refetchInterval: everySeconds * 1000 } : {}),
  })
}

interface Told<Reply> {
  onSuccess?: (reply: Reply) => void
  onError?: (error: Error) => void
  onSettled?: () => void
}

/**
 * An action; when it succeeds, everything read from the paths in `refresh` is read again. Whoever acts is told when the
 * answer comes, before that: what is read anew may take the button away, and its message must not go with it.
 */
export function useCall<E extends Endpoint>(endpoint: E, { refresh = [] }: { refresh?: Endpoint[] } = {}) {
  const cache = useQueryClient()
  const isHere = useIsHere()
  const doing = useMutation<ReplyOf<E>, Error, { input: Input<E>; told: Told<ReplyOf<E>> }>({
    mutationFn: ({ input }) => call(endpoint, input),
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
    mutate: (input: Input<E>, told: Told<ReplyOf<E>> = {}) => doing.mutate({ input, told }),
    variables: doing.variables?.input,
  }
}

/** Whether the piece that asked is still on the page: who has gone elsewhere is not called back. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** The sentence for a person: the server's own, or `otherwise` when nobody answered. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof CallError && error.sentence) || otherwise
}
