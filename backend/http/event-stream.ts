import { once } from 'node:events'
import type { Context } from 'koa'
import { subscribe } from '#database/pub-sub'
import { log } from '#runtime/logger'
import { ApiError } from './api-error.ts'
import { commonErrors } from './contract.ts'
import { getClientAddress, listNetworks } from './limits/client-address.ts'
import { apiHeaders } from './security-headers.ts'
import { buildVisitorTopic, SIGNED_OUT } from './sessions/session.ts'

/** One server-sent event; `data` is sent as JSON. A reconnecting client sends the last `id` it received. */
export type StreamEvent = { id?: number; event?: string; data: unknown }

export type EventStreamContext = {
  /** The last event this client received before it reconnected. */
  lastEventId: number | undefined
  /** Aborted when the client disconnects, the session ends or the process shuts down. */
  signal: AbortSignal
}

const HEARTBEAT_MS = 20_000

/** A client that reads nothing for this long is considered gone. */
const STALL_TIMEOUT_MS = 30_000

/** Per browser and process: leaves two of a browser's six connections for calls. */
const MAX_STREAMS_PER_VISITOR = 4

/** Per account and process: a key that many people share, such as a demo's, opens no more by signing in again. */
const MAX_STREAMS_PER_ACCOUNT = 16

/** Per address and process, cookies or not; the networks around it get a multiple. */
const MAX_STREAMS_PER_ADDRESS = 100

const MAX_STREAMS = 10_000

/** By visitor, account and network. In memory, because a stream costs the process that serves it and ends with it. */
const openStreams = new Map<string, Set<AbortController>>()

let openStreamCount = 0

/**
 * A streaming response: sends what `events` yields as server-sent events, as fast as the client reads. An ApiError
 * thrown inside ends it with the event `ended`, after which the client should not reconnect.
 */
export class EventStream {
  readonly visitorId: string
  /** The artist or fan who is signed in. */
  readonly accountId: string | undefined
  readonly events: (opened: EventStreamContext) => AsyncIterable<StreamEvent>
  constructor(
    visitorId: string,
    events: (opened: EventStreamContext) => AsyncIterable<StreamEvent>,
    accountId?: string,
  ) {
    this.visitorId = visitorId
    this.accountId = accountId
    this.events = events
  }
}

/**
 * Starts sending a stream and returns at once; the stream lasts until the client, the session or the process ends it.
 */
export function sendEventStream(ctx: Context, stream: EventStream): void {
  const limits = [
    [stream.visitorId, MAX_STREAMS_PER_VISITOR],
    ...(stream.accountId ? [[`account:${stream.accountId}`, MAX_STREAMS_PER_ACCOUNT] as const] : []),
    ...listNetworks(getClientAddress(ctx)).map(
      ({ network, share }) => [`network:${network}`, MAX_STREAMS_PER_ADDRESS * share] as const,
    ),
  ] as const
  if (limits.some(([key, limit]) => (openStreams.get(key)?.size ?? 0) >= limit))
    throw new ApiError(commonErrors.throttled, { retryAfter: 15 })
  if (openStreamCount >= MAX_STREAMS) throw new ApiError(commonErrors.unavailable, { retryAfter: 15 })
  const ending = new AbortController()
  for (const [key] of limits) openStreams.set(key, (openStreams.get(key) ?? new Set()).add(ending))
  openStreamCount++
  const unsubscribe = subscribe(buildVisitorTopic(stream.visitorId), (detail) => {
    if (detail === SIGNED_OUT) ending.abort()
  })
  ctx.respond = false
  void writeEvents(ctx, stream, ending).finally(() => {
    unsubscribe()
    ending.abort()
    openStreamCount--
    for (const [key] of limits) {
      openStreams.get(key)?.delete(ending)
      if (openStreams.get(key)?.size === 0) openStreams.delete(key)
    }
  })
}

/** Closes every stream of this process; the clients reconnect to another one. */
export function closeEventStreams(): void {
  for (const streams of openStreams.values()) for (const ending of streams) ending.abort()
}

async function writeEvents(ctx: Context, stream: EventStream, ending: AbortController): Promise<void> {
  const { req, res } = ctx
  const { signal } = ending
  res.once('close', () => ending.abort())
  res.writeHead(200, {
    ...apiHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  if (ctx.method === 'HEAD') {
    res.end()
    return
  }
  req.socket.setNoDelay(true)
  // The first bytes tell the browser that the stream is open; it reconnects two seconds after a disconnect.
  res.write('retry: 2000\n\n')
  const heartbeat = setInterval(() => {
    if (!res.writableNeedDrain) res.write(': \n\n')
  }, HEARTBEAT_MS)
  try {
    for await (const event of stream.events({ lastEventId: parseLastEventId(ctx), signal })) {
      if (signal.aborted) break
      if (!res.write(formatEvent(event))) {
        await once(res, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(STALL_TIMEOUT_MS)]) })
      }
    }
  } catch (error) {
    if (error instanceof ApiError) {
      res.write(formatEvent({ event: 'ended', data: { error: error.code, message: error.message } }))
    } else if (!signal.aborted && (error as Error).name !== 'AbortError') {
      // The client reconnects by itself and gets any lasting error then.
      log.warn({ err: error, route: ctx.path }, 'event stream failed')
    }
  } finally {
    clearInterval(heartbeat)
    if (res.writableNeedDrain) res.destroy()
    else res.end()
  }
}

function formatEvent({ id, event, data }: StreamEvent): string {
  // Serialized JSON contains no line breaks, so user text cannot inject fields into the stream.
  return `${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}

function parseLastEventId(ctx: Context): number | undefined {
  const told = ctx.get('last-event-id')
  return /^\d{1,15}$/.test(told) ? Number(told) : undefined
}
