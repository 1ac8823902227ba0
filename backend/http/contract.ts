import type { z } from 'zod'

/** An expected error as both sides know it: its code, HTTP status and user-facing message. */
export type ErrorDefinition = { code: string; status: number; message: string }

/** What an artist's access token may be made for. A call that names none of them is closed to tokens. */
export const TOKEN_SCOPES = ['sales:read', 'keymails:issue', 'fans:read', 'room:post'] as const

export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** One endpoint: path, input and output. Executed by both backend and frontend. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** For multipart calls: limits by file field. The other fields arrive as `body`. */
  files?: Record<string, { maxBytes: number }>
  reply?: z.ZodType
  /** An access token with one of these scopes opens the call; without any, no token does. */
  scopes?: readonly TokenScope[]
}

/** A message that the product sends to programs of others: what it is about, and its body. */
export type OutgoingMessage = { about: string; body: z.ZodType }

/** Declares an endpoint and keeps its exact type, which handlers and the frontend infer bodies and replies from. */
export function defineEndpoint<const E extends Endpoint>(shape: E): E {
  return shape
}

export type EndpointBody<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined
export type EndpointBodyInput<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type EndpointParams<E extends Endpoint> = E['params'] extends z.ZodType
  ? z.output<E['params']>
  : Record<string, never>
export type EndpointQuery<E extends Endpoint> = E['query'] extends z.ZodType
  ? z.output<E['query']>
  : Record<string, never>
export type EndpointReply<E extends Endpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : unknown

type ErrorTable = Record<string, readonly [status: number, message: string]>

const definitions: ErrorDefinition[] = []

/** Every error that a contract loaded so far has declared. */
export const listErrors = (): readonly ErrorDefinition[] => definitions

/** Declares a module's errors: `code: [status, message]`. Used as `errors['keymail-taken']`. */
export function defineErrors<const T extends ErrorTable>(
  table: T,
): { readonly [Code in keyof T & string]: ErrorDefinition } {
  const entries = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }] as const)
  definitions.push(...entries.map(([, definition]) => definition))
  return Object.fromEntries(entries) as { readonly [Code in keyof T & string]: ErrorDefinition }
}

/**
 * The request header with a solved proof of work: base64 of the JSON of a 429's `challenge` with the
 * `number` for which the SHA-256 of `salt` and number is `challenge`.
 */
export const PROOF_HEADER = 'x-proof-of-work'

/** Errors that any endpoint may return. */
export const commonErrors = defineErrors({
  malformed: [400, 'That request could not be read. Please check what was sent.'],
  'no-session': [401, 'Please sign in first.'],
  'not-yours': [403, 'This belongs to somebody else.'],
  'test-account': [403, 'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.'],
  'cross-site': [403, 'This call may only come from our own pages.'],
  unknown: [404, 'There is nothing here.'],
  'wrong-method': [405, 'This address does not take calls of that kind.'],
  'too-slow': [408, 'The upload stalled. Please try again.'],
  'too-large': [413, 'That is more than this call accepts.'],
  'wrong-type': [415, 'This call does not accept that kind of content.'],
  throttled: [429, 'Too many tries. Please wait a moment and try again.'],
  unavailable: [503, 'We cannot do this right now. Nothing was lost; please try again shortly.'],
})
