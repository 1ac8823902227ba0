// Types only: importing the contract's code would put it into every page's bundle.
import type { Endpoint, EndpointBodyInput, EndpointParams, EndpointQuery, EndpointReply } from '#contract/http'
import { ApiError } from './api-error.ts'
import { sendWithProof } from './proof-of-work/send-with-proof.ts'

export type RequestInput<E extends Endpoint> = {
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

type ExampleReplies = (path: string, query: Readonly<Record<string, unknown>>) => unknown

let exampleReplies: ExampleReplies | undefined

/** Answers calls that read in the server's place, for what is defined. Only a test account's workshop sets it. */
export const updateExampleReplies = (next: ExampleReplies): void => {
  exampleReplies = next
}

/** Sends a request. `reply` is undefined for an empty body; `status` distinguishes 200 from 202. Throws ApiError. */
export async function sendRequestWithStatus<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E> = {},
): Promise<{ status: number; reply: EndpointReply<E>; headers: Headers }> {
  const example = endpoint.method === 'GET' ? exampleReplies?.(endpoint.path, input.query ?? {}) : undefined
  if (example !== undefined) return { status: 200, reply: example as EndpointReply<E>, headers: new Headers() }
  const answer = await sendWithProof(buildUrl(endpoint, input), {
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

export async function sendRequest<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E> = {},
): Promise<EndpointReply<E>> {
  return (await sendRequestWithStatus(endpoint, input)).reply
}
