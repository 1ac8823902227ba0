import type { Router } from '@koa/router'
import type { Context } from 'koa'
import type { z } from 'zod'
import {
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  commonRefusals,
} from '#contract/platform'
import { db } from '#platform/database'
import { EventStream, sendStream } from '#platform/event-stream'
import { readJson } from '#platform/read-json'
import { type ReceivedFile, withMultipart } from '#platform/read-multipart'
import { Refusal, malformed } from '#platform/refusal'
import { sayIssue } from '#platform/say-issue'
import { apiHeaders } from '#platform/security-headers'
import { type Rights, type Session, ensureSession, findSession, startSession } from '#platform/session'
import { addressOf } from '#platform/throttle'
import { currentRequestId } from '#platform/trace'

/** Who may call, and what the call then knows of its caller. Throws a Refusal for everybody else. */
export type Guard<S> = (ctx: Context) => Promise<S>

export type ArtistSession = Session & { artistId: string; accountType: 'test' | 'production' }

const noSession = () => new Refusal(commonRefusals['no-session'])

/** Anybody; nothing is looked up. */
export const anyone: Guard<undefined> = () => Promise.resolve(undefined)
/** Anybody; the session when there is one. */
export const anyoneKnown: Guard<Session | undefined> = findSession
/** Anybody, given an anonymous session when there is none. */
export const visitor: Guard<Session> = ensureSession
/** Whoever has a session of any kind. */
export const sessionHolder: Guard<Session> = async (ctx) => {
  const session = await findSession(ctx)
  if (!session) throw noSession()
  return session
}
/** A G-Key holder, test accounts included. */
export const artist: Guard<ArtistSession> = async (ctx) => {
  const session = await findSession(ctx)
  if (!session?.artistId) throw noSession()
  return session as ArtistSession
}
/** A production G-Key holder. */
export const productionArtist: Guard<ArtistSession> = async (ctx) => {
  const session = await artist(ctx)
  if (session.accountType !== 'production') throw new Refusal(commonRefusals['test-account'])
  return session
}

export type Call<E extends Endpoint, S> = {
  body: BodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  files: Record<string, ReceivedFile>
  session: S
  /** The caller's network address, for throttling only. */
  address: string
  /** Starts a new session with these rights on top of what the browser has, and sets its cookie. */
  signIn: (rights: Rights) => Promise<Session>
  ctx: Context
}

/** An answer other than 200 with JSON. */
export class Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Calls whose path has no parameter, by method and path: one look instead of the router's walk through all patterns. */
export type FixedCalls = Map<string, (ctx: Context) => Promise<void>>

export type Route = (router: Router, fixed: FixedCalls) => void

/** One line of a module's table: the call, who may, what it does. */
export function route<const E extends Endpoint, S>(
  endpoint: E,
  guard: Guard<S>,
  handle: (call: Call<E, S>) => Promise<ReplyOf<E> | Reply | EventStream>,
): Route {
  // Most calls come without a query, and what it then means is always the same.
  let noQuery: unknown
  const run = async (ctx: Context, session: S, fields: unknown, files: Call<E, S>['files']) => {
    const answer = await handle({
      body: read(endpoint.body, fields) as BodyOf<E>,
      params: readParams(endpoint.params, ctx.params) as ParamsOf<E>,
      query: (ctx.querystring ? read(endpoint.query, ctx.query) : (noQuery ??= read(endpoint.query, {}))) as QueryOf<E>,
      files,
      session,
      address: addressOf(ctx),
      signIn: async (rights) => startSession(ctx, db, await findSession(ctx), rights),
      ctx,
    })
    if (answer instanceof EventStream) sendStream(ctx, answer)
    else send(ctx, answer)
  }
  const call = `${endpoint.method} ${endpoint.path}`
  const answer = async (ctx: Context) => {
    ;(ctx.state as { call?: string }).call = call
    // NUL is in no field, and PostgreSQL cannot even compare it.
    if (ctx.url.includes('%00')) throw malformed('The address contains something that no address may contain.')
    // Permission first: nobody makes us read fifty megabytes before being refused.
    const session = await guard(ctx)
    const { files } = endpoint
    if (files) {
      await withMultipart(ctx, files, (got) => run(ctx, session, got.fields, got.files))
    } else {
      await run(ctx, session, endpoint.body ? await readJson(ctx) : undefined, {})
    }
  }
  return (router, fixed) => {
    router.register(endpoint.path, [endpoint.method], answer)
    if (!endpoint.path.includes(':')) fixed.set(`${endpoint.method} ${endpoint.path}`, answer)
  }
}

function send(ctx: Context, answer: unknown): void {
  const { res } = ctx
  const { status, body, headers } =
    answer instanceof Reply ? answer : new Reply(answer === undefined ? 204 : 200, answer)
  if (Buffer.isBuffer(body)) {
    // Bytes that are ready go out as they are: nothing about them is left for Koa to find out.
    ctx.respond = false
    res.writeHead(status, { ...apiHeaders, 'content-length': body.length, ...headers })
    res.end(body)
    return
  }
  ctx.status = status
  res.setHeader('x-request-id', currentRequestId() ?? '')
  for (const name in apiHeaders) res.setHeader(name, apiHeaders[name as keyof typeof apiHeaders])
  // The headers first: a body whose type is known is not given one by guess.
  for (const name in headers) res.setHeader(name, headers[name] ?? '')
  // Assigning nothing would make it a 204 and drop the headers that describe the body.
  if (body !== undefined) ctx.body = body
}

/** An address that cannot exist is not a malformed request: there is just nothing there. */
function readParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value)
  if (parsed && !parsed.success) throw new Refusal(commonRefusals.unknown)
  return parsed?.data
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw malformed(issue ? sayIssue(issue) : commonRefusals.malformed.message)
}
