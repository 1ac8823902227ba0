import type { z } from 'zod'

/** What went wrong, as both sides know it: the HTTP status and the sentence a person reads. */
export type RefusalText = { code: string; status: number; message: string }

/** One call: where it is, what goes in, what comes out. Executed by the server and by the screens. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Present for multipart calls: file field to its limits. The other fields arrive as `body`. */
  files?: Record<string, { maxBytes: number }>
  reply?: z.ZodType
}

/** Declares a call. The shape keeps its exact type, so that handlers and screens know bodies and replies. */
export function endpoint<const E extends Endpoint>(shape: E): E {
  return shape
}

export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined
export type BodyInputOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : Record<string, never>
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : Record<string, never>
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : unknown

type RefusalTable = Record<string, readonly [status: number, message: string]>

/** Declares a module's refusals: `code: [status, sentence]`. Read as `refusals['keymail-taken']`. */
export function defineRefusals<const T extends RefusalTable>(
  table: T,
): { readonly [Code in keyof T & string]: RefusalText } {
  const entries = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }])
  return Object.fromEntries(entries) as { readonly [Code in keyof T & string]: RefusalText }
}

/** The refusals that any call may answer. */
export const commonRefusals = defineRefusals({
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
