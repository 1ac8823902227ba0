import type { Context } from 'koa'
import type { z } from 'zod'
import { getRequestId } from '#runtime/request-context'
import { createTokenSession } from './access-tokens/token-session.ts'
import { ApiError, buildMalformedError } from './api-error.ts'
import { formatZodIssue } from './body/format-zod-issue.ts'
import { parseJsonBody } from './body/parse-json-body.ts'
import { parseMultipartBody, type ReceivedFile } from './body/parse-multipart-body.ts'
import {
  commonErrors,
  PROOF_HEADER,
  type Endpoint,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
  type EndpointReply,
} from './contract.ts'
import { EventStream, sendEventStream } from './event-stream.ts'
import { type Guard, publicAccess } from './guards.ts'
import { HttpResponse } from './http-response.ts'
import { IDEMPOTENCY_HEADER } from './idempotency/contract.ts'
import { runOnce } from './idempotency/run-once.ts'
import { getClientAddress } from './limits/client-address.ts'
import { verifyProof } from './limits/proof-of-work.ts'
import { trackSignIn } from './limits/security-events.ts'
import { createReadyAnswer } from './ready-answers/ready-answers.ts'
import type { RouteTable } from './routing/route-table.ts'
import { apiHeaders, applyApiHeaders } from './security-headers.ts'
import type { Session } from './sessions/session.ts'
import { type SessionRights, createSignedInSession } from './sessions/start-session.ts'

export type RouteCall<E extends Endpoint, S> = {
  body: EndpointBody<E>
  params: EndpointParams<E>
  query: EndpointQuery<E>
  files: Record<string, ReceivedFile>
  session: S
  /** The client's network address, for rate limiting only. */
  address: string
  /** The difficulty of the proof of work that came with the call; 0 without one. */
  proof: number
  /** Adds these rights to the browser's existing ones, under a new session id, and sets its cookie. */
  signIn: (rights: SessionRights) => Promise<Session>
  ctx: Context
}

/** Adds calls to the table; `endpoint` is the contract that the API's description is built from. */
export type Route = ((table: RouteTable) => void) & { endpoint?: Endpoint }

/** One line of a module's route table: endpoint, guard and operation. */
export function defineRoute<const E extends Endpoint, S>(
  endpoint: E,
  guard: Guard<S>,
  handle: (call: RouteCall<E, S>) => Promise<EndpointReply<E> | HttpResponse | EventStream>,
): Route {
  const call = `${endpoint.method} ${endpoint.path}`
  // Most calls have no query; its parsed defaults are always the same.
  let noQuery: unknown
  const run = async (ctx: Context, session: S, fields: unknown, files: RouteCall<E, S>['files']) => {
    let signedIn = false
    const input: RouteCall<E, S> = {
      body: parseInput(endpoint.body, fields) as EndpointBody<E>,
      params: parseParams(endpoint.params, ctx.params) as EndpointParams<E>,
      query: (ctx.querystring
        ? parseInput(endpoint.query, ctx.query)
        : (noQuery ??= parseInput(endpoint.query, {}))) as EndpointQuery<E>,
      files,
      session,
      // Most calls ask for none of these.
      get address() {
        return getClientAddress(ctx)
      },
      proof: ctx.req.headers[PROOF_HEADER] === undefined ? 0 : await verifyProof(ctx),
      signIn: (rights) => {
        signedIn = true
        return signIn(ctx, rights)
      },
      ctx,
    }
    const isKeyed = endpoint.method === 'POST' && ctx.req.headers[IDEMPOTENCY_HEADER] !== undefined
    const answer = isKeyed
      ? await runOnce(ctx, { call: `POST ${ctx.url}`, fields, files }, async () => ({
          answer: await handle(input),
          signedIn,
        }))
      : await handle(input)
    if (answer instanceof EventStream) sendEventStream(ctx, answer)
    else sendResponse(ctx, call, answer)
  }
  const answer = async (ctx: Context) => {
    ;(ctx.state as { call?: string }).call = call
    // No field contains NUL, and PostgreSQL cannot even compare it.
    if (ctx.url.includes('%00'))
      throw buildMalformedError('The address contains something that no address may contain.')
    // What is open to everybody is open to programs that send their token with every call.
    if (ctx.req.headers.authorization !== undefined && (guard as Guard<unknown>) !== publicAccess)
      await createTokenSession(ctx, endpoint.scopes)
    // The guard runs first, so that nobody without permission can make the server read fifty megabytes.
    const session = await guard(ctx)
    const { files } = endpoint
    if (files) {
      await parseMultipartBody(ctx, files, (got) => run(ctx, session, got.fields, got.files))
    } else {
      await run(ctx, session, endpoint.body ? await parseJsonBody(ctx) : undefined, {})
    }
  }
  const addRoute = (table: RouteTable) => {
    table.register(endpoint.path, [endpoint.method], answer)
  }
  return Object.assign(addRoute, { endpoint })
}

function sendResponse(ctx: Context, call: string, answer: unknown): void {
  const { res } = ctx
  const { status, body, headers, readyMs } =
    answer instanceof HttpResponse ? answer : new HttpResponse(answer === undefined ? 204 : 200, answer)
  if (Buffer.isBuffer(body)) {
    // Finished bytes go straight to the socket; Koa has nothing to derive from them.
    ctx.respond = false
    const all = { ...apiHeaders, 'content-length': body.length, ...headers }
    if (readyMs > 0 && ctx.method === 'GET')
      createReadyAnswer(ctx.url, readyMs, { call, body, etag: headers['etag'] ?? '', headers: all })
    res.writeHead(status, all)
    res.end(body)
    return
  }
  if (isPlainJson(body)) {
    // As one string with all headers: Koa would set and look at each of them.
    ctx.respond = false
    const text = JSON.stringify(body)
    res.writeHead(status, {
      ...apiHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'x-request-id': getRequestId() ?? '',
      ...headers,
    })
    res.end(text)
    return
  }
  ctx.status = status
  res.setHeader('x-request-id', getRequestId() ?? '')
  applyApiHeaders(ctx)
  // Headers before the body: Koa guesses the content type only if none is set.
  for (const name in headers) res.setHeader(name, headers[name] ?? '')
  // Assigning undefined would turn it into a 204 and remove the content headers.
  if (body !== undefined) ctx.body = body
}

/** Streams and the like have prototypes of their own. */
function isPlainJson(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype
}

/** Invalid path parameters mean 404 rather than a malformed request: nothing exists at that path. */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value)
  if (parsed && !parsed.success) throw new ApiError(commonErrors.unknown)
  return parsed?.data
}

function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw buildMalformedError(issue ? formatZodIssue(issue) : commonErrors.malformed.message)
}

async function signIn(ctx: Context, rights: SessionRights): Promise<Session> {
  const session = await createSignedInSession(ctx, rights)
  trackSignIn(ctx, rights.artistId ? 'artist' : rights.collectorId ? 'collector' : 'fan')
  return session
}
