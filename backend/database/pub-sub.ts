import pg from 'pg'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { db, type Db } from './client.ts'
import { releasePrimary, getPrimaryUrl } from './connections/primary.ts'
import { sql } from './sql.ts'

/**
 * Messages are hints to look at rows; `detail` may say what kind of change. It is empty after a lost connection:
 * anything may have changed.
 */
export type Subscriber = (detail: string) => void

type Topic = {
  subscribers: Set<Subscriber>
  /** Increases with every message: distinguishes reads started before a message from those started after it. */
  version: number
}

const CHANNEL = 'live'

const PROBE_MS = 2_000

/** Silence after which messages may have been missed. */
const PROBE_OVERDUE_MS = 5_000

const MAX_RETRY_DELAY_MS = 5_000

const topics = new Map<string, Topic>()

/** What else this process listens to, on the same connection. */
const channels = new Map<string, Channel>()

type Channel = {
  hear: (payload: string) => void
  /** Called whenever messages may have been missed. */
  begin: () => void
}

/** This process's LISTEN connection, from the first subscription until shutdown. */
let listener: Listener | undefined

type Listener = {
  client?: pg.Client
  /** When the connection last proved that it is alive; absent while there is none. */
  provedAt?: number | undefined
  stopped: boolean
}

/**
 * Notifies all web processes about `topic` (no spaces, for example `green-room:<artistId>`) within milliseconds of the
 * commit. Inside a transaction the message is sent if and only if it commits. At most 7,000 characters. Statements and
 * triggers can publish in SQL: `pg_notify('live', topic || ' ' || detail)`.
 */
export async function publish(on: Db, topic: string, detail = 'new'): Promise<void> {
  await sql(on, 'SELECT pg_notify($1, $2)', [CHANNEL, `${topic} ${detail}`])
}

const SOON_MS = 300

const soon = new Set<string>()

/**
 * Publishes within a third of a second, together with whatever else this process publishes so: commits with a message
 * wait for each other, which the statement that settles a payment must not. Lost if the process dies meanwhile.
 */
export function publishSoon(topic: string): void {
  if (soon.size === 0) setTimeout(() => void publishAll(), SOON_MS).unref()
  soon.add(topic)
}

async function publishAll(): Promise<void> {
  const topicsToPublish = [...soon]
  soon.clear()
  await sql(db, `SELECT pg_notify($1, topic || ' new') FROM unnest($2::text[]) topic`, [
    CHANNEL,
    topicsToPublish,
  ]).catch((error: unknown) => log.warn({ err: error }, 'live messages lost'))
}

/** Calls the subscriber for each message published to `topic` by any process. Returns a function that unsubscribes. */
export function subscribe(topic: string, hearer: Subscriber): () => void {
  const entry = topics.get(topic) ?? { subscribers: new Set(), version: 0 }
  topics.set(topic, entry)
  entry.subscribers.add(hearer)
  startListener()
  return () => {
    entry.subscribers.delete(hearer)
    if (entry.subscribers.size === 0 && topics.get(topic) === entry) topics.delete(topic)
  }
}

/** Listens to another channel of PostgreSQL on the same connection. Returns a function that stops it. */
export function subscribeToChannel(name: string, channel: Channel): () => Promise<void> {
  channels.set(name, channel)
  const { client } = startListener()
  if (client) void listenTo(client, name).then(channel.begin, () => undefined)
  return async () => {
    channels.delete(name)
    if (channels.size === 0 && topics.size === 0) await closePubSub()
  }
}

function startListener(): Listener {
  if (!listener) {
    listener = { stopped: false }
    void runListener(listener)
  }
  return listener
}

const listenTo = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)

/** How many messages this process has received for a topic since its first subscription. */
export function getTopicVersion(topic: string): number {
  return topics.get(topic)?.version ?? 0
}

/**
 * Whether messages arrive here: the connection has proved within five seconds that it is alive. When false, what a
 * subscriber remembers may be out of date.
 */
export function isListening(): boolean {
  return listener?.provedAt !== undefined && performance.now() - listener.provedAt < PROBE_OVERDUE_MS
}

/** Closes the connection; a later subscription opens a new one. */
export async function closePubSub(): Promise<void> {
  const ending = listener
  listener = undefined
  if (ending) ending.stopped = true
  await ending?.client?.end().catch(() => undefined)
}

/** Maintains one connection per process for all subscribers. After a reconnect every subscriber is notified once. */
async function runListener(mine: Listener): Promise<void> {
  let pauseMs = 100
  while (!mine.stopped) {
    try {
      await openListener(mine, () => {
        pauseMs = 100
        for (const topic of topics.keys()) notifySubscribers(topic, '')
        for (const { begin } of channels.values()) begin()
      })
    } catch (error) {
      log.warn({ err: error }, 'pub/sub connection lost, reconnecting')
    }
    if (mine.stopped) return
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs).unref()
    })
    pauseMs = Math.min(pauseMs * 2, MAX_RETRY_DELAY_MS)
  }
}

/** Listens until the connection ends. */
async function openListener(mine: Listener, begun: () => void): Promise<void> {
  const databaseUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? ''
  const client = new pg.Client({
    connectionString: await getPrimaryUrl(databaseUrl),
    application_name: 'tunemaker live',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  client.on('error', () => end())
  client.on('end', () => end())
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel !== CHANNEL) return channels.get(channel)?.hear(payload)
    const space = payload.indexOf(' ')
    if (space < 0) notifySubscribers(payload, '')
    else notifySubscribers(payload.slice(0, space), payload.slice(space + 1))
  })
  // A silently dropped connection looks like an idle one; the probe detects it.
  const probe = setInterval(() => {
    const askedAt = performance.now()
    client.query('SELECT 1').then(
      () => (mine.provedAt = askedAt),
      () => end(),
    )
  }, PROBE_MS)
  try {
    await client.connect()
    // Before listening: a channel that is added meanwhile listens for itself.
    mine.client = client
    for (const channel of [CHANNEL, ...channels.keys()]) await listenTo(client, channel)
    begun()
    mine.provedAt = performance.now()
    if (!mine.stopped) await ended
  } finally {
    clearInterval(probe)
    mine.provedAt = undefined
    delete mine.client
    releasePrimary(databaseUrl)
    // Not awaited: the other end of a dropped connection never answers.
    client.end().catch(() => undefined)
  }
}

function notifySubscribers(topic: string, detail: string): void {
  const entry = topics.get(topic)
  if (!entry) return
  entry.version++
  for (const hearer of entry.subscribers) hearer(detail)
}
