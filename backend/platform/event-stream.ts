import { once } from 'node:events'
import type { Context } from 'koa'
import { commonRefusals } from '#contract/platform'
import { SIGNED_OUT, hear, versionOf, visitorTopic } from '#platform/live'
import { log } from '#platform/logger'
import { Refusal } from '#platform/refusal'
import { apiHeaders } from '#platform/security-headers'

/** One server-sent event: `data` as JSON. `id` is what a client that was cut off comes back with. */
export type StreamEvent = { id?: number; event?: string; data: unknown }

type Opened = {
  /** Of the last event this client has seen, when it comes back. */
  lastEventId: number | undefined
  /** Ends with the client, the session or the process. */
  signal: AbortSignal
}

const HEARTBEAT_MS = 20_000
/** A client that takes nothing for this long is gone. */
const STALLED_MS = 30_000
/** Of one browser, in this process: two connections of its six are left for calls. */
const STREAMS_PER_VISITOR = 4
const STREAMS_MAX = 10_000

const open = new Map<string, Set<AbortController>>()
let openCount = 0

/**
 * An answer that stays open: what `events` yields goes out as server-sent events, one by one, as fast as the client
 * takes them. A Refusal thrown inside ends it with the event `ended`, after which a client need not come back.
 */
export class EventStream {
  readonly visitorId: string
  readonly events: (opened: Opened) => AsyncIterable<StreamEvent>
  constructor(visitorId: string, events: (opened: Opened) => AsyncIterable<StreamEvent>) {
    this.visitorId = visitorId
    this.events = events
  }
}

/** Sends a stream. Resolves at once; the stream goes on until the client, the session or the process ends it. */
export function sendStream(ctx: Context, stream: EventStream): void {
  const mine = open.get(stream.visitorId) ?? new Set()
  if (mine.size >= STREAMS_PER_VISITOR) throw new Refusal(commonRefusals.throttled, { retryAfter: 15 })
  if (openCount >= STREAMS_MAX) throw new Refusal(commonRefusals.unavailable, { retryAfter: 15 })
  const ending = new AbortController()
  open.set(stream.visitorId, mine.add(ending))
  openCount++
  const unhear = hear(visitorTopic(stream.visitorId), (detail) => {
    if (detail === SIGNED_OUT) ending.abort()
  })
  ctx.respond = false
  void pump(ctx, stream, ending).finally(() => {
    unhear()
    ending.abort()
    openCount--
    mine.delete(ending)
    if (mine.size === 0) open.delete(stream.visitorId)
  })
}

/** Ends every stream of this process; their clients come back, to another one. */
export function endStreams(): void {
  for (const streams of open.values()) for (const ending of streams) ending.abort()
}

async function pump(ctx: Context, stream: EventStream, ending: AbortController): Promise<void> {
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
  // The first bytes tell a browser that the stream is open; after a cut it comes back in two seconds.
  res.write('retry: 2000\n\n')
  const heartbeat = setInterval(() => {
    if (!res.writableNeedDrain) res.write(': \n\n')
  }, HEARTBEAT_MS)
  try {
    for await (const event of stream.events({ lastEventId: lastEventIdOf(ctx), signal })) {
      if (signal.aborted) break
      if (!res.write(format(event))) {
        await once(res, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(STALLED_MS)]) })
      }
    }
  } catch (error) {
    if (error instanceof Refusal) {
      res.write(format({ event: 'ended', data: { error: error.code, message: error.message } }))
    } else if (!signal.aborted && (error as Error).name !== 'AbortError') {
      // Its client comes back by itself and hears whatever is wrong then.
      log.warn({ err: error, route: ctx.path }, 'a stream broke')
    }
  } finally {
    clearInterval(heartbeat)
    if (res.writableNeedDrain) res.destroy()
    else res.end()
  }
}

function format({ id, event, data }: StreamEvent): string {
  // JSON has no line breaks of its own, so nobody's text can become a field of the stream.
  return `${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}

function lastEventIdOf(ctx: Context): number | undefined {
  const told = ctx.get('last-event-id')
  return /^\d{1,15}$/.test(told) ? Number(told) : undefined
}

/** Reads under way, shared by all streams of this process that want the same rows. */
const reads = new Map<string, Promise<{ id: number }[]>>()

type Following<T> = {
  topic: string
  /** The id of the last row the client knows. */
  after: number
  /** The rows after an id, oldest first, whoever asks: the answer is shared among the streams of the topic. */
  read: (after: number) => Promise<T[]>
  /** How many rows `read` answers at most: as many mean that there are more. */
  atOnce: number
  /** Throws a Refusal when the client has lost the right to listen. Asked at the start, at `recheck`, and every minute. */
  check: () => Promise<void>
  signal: AbortSignal
}

/** What `announce` says as its detail when rights may have changed. */
export const RECHECK = 'recheck'
const RECHECK_MS = 60_000

/**
 * Yields the rows of a topic as they come, from `after` on, without a gap or a repeat. Ids must rise in the order of
 * the commits: take them from a counter row that the writing transaction updates, not from a sequence.
 */
export async function* follow<T extends { id: number }>(following: Following<T>): AsyncGenerator<T> {
  const { topic, read, atOnce, check, signal } = following
  let { after } = following
  let rung = Promise.withResolvers<void>()
  let recheck = true
  const ring = (detail: string) => {
    if (detail === RECHECK || detail === '') recheck = true
    rung.resolve()
  }
  const unhear = hear(topic, ring)
  const timer = setInterval(() => ring(RECHECK), RECHECK_MS)
  signal.addEventListener('abort', () => rung.resolve(), { once: true })
  try {
    while (!signal.aborted) {
      rung = Promise.withResolvers()
      if (recheck) {
        recheck = false
        await check()
      }
      const rows = await shared(topic, after, read)
      for (const row of rows) {
        yield row
        after = row.id
      }
      if (rows.length < atOnce) await rung.promise
    }
  } finally {
    clearInterval(timer)
    unhear()
  }
}

/** A read that began before an announcement is not shared with who asks after it: it may have missed the row. */
function shared<T extends { id: number }>(topic: string, after: number, read: (after: number) => Promise<T[]>) {
  const key = `${topic} ${versionOf(topic)} ${after}`
  const reading = reads.get(key) ?? read(after).finally(() => reads.delete(key))
  reads.set(key, reading)
  return reading as Promise<T[]>
}
