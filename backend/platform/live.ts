import pg from 'pg'
import { config } from '#platform/config'
import { type Db, sql } from '#platform/database'
import { log } from '#platform/logger'

/** What is told is a hint to look at rows; `detail` may say what kind of hint. Empty after a gap: anything may have happened. */
export type Hearer = (detail: string) => void

type Topic = {
  hearers: Set<Hearer>
  /** Grows with every announcement: tells a read that began before one from a read that began after it. */
  version: number
}

/** Told to the streams of a browser that signs out. */
export const visitorTopic = (visitorId: string) => `visitor:${visitorId}`
export const SIGNED_OUT = 'signed-out'

const CHANNEL = 'live'
const PROBE_MS = 20_000
const LONGEST_PAUSE_MS = 5_000

const topics = new Map<string, Topic>()
/** This process's listening, from the first hearer to the stop. */
let listening: { client?: pg.Client; stopped: boolean } | undefined

/**
 * Tells every web process, within milliseconds of the commit, that something happened at `topic` (no spaces, such as
 * `green-room:<artistId>`). Inside a transaction it is told exactly when that commits. At most 7,000 characters.
 * Statements and triggers may say it in SQL: `pg_notify('live', topic || ' ' || detail)`.
 */
export async function announce(on: Db, topic: string, detail = 'new'): Promise<void> {
  await sql(on, 'SELECT pg_notify($1, $2)', [CHANNEL, `${topic} ${detail}`])
}

/** Calls `hearer` for each announcement at `topic`, by whatever process. Returns what ends it. */
export function hear(topic: string, hearer: Hearer): () => void {
  const entry = topics.get(topic) ?? { hearers: new Set(), version: 0 }
  topics.set(topic, entry)
  entry.hearers.add(hearer)
  if (!listening) {
    listening = { stopped: false }
    void keepListening(listening)
  }
  return () => {
    entry.hearers.delete(hearer)
    if (entry.hearers.size === 0 && topics.get(topic) === entry) topics.delete(topic)
  }
}

/** How many announcements this process has heard at a topic since somebody began to hear it. */
export function versionOf(topic: string): number {
  return topics.get(topic)?.version ?? 0
}

/** Ends the connection; a later `hear` opens it anew. */
export async function stopListening(): Promise<void> {
  const ending = listening
  listening = undefined
  if (ending) ending.stopped = true
  await ending?.client?.end().catch(() => undefined)
}

/** One connection per process, however many hear. It comes back by itself, and then everybody looks once. */
async function keepListening(mine: { client?: pg.Client; stopped: boolean }): Promise<void> {
  let pauseMs = 100
  while (!mine.stopped) {
    try {
      await listen(mine, () => {
        pauseMs = 100
        for (const topic of topics.keys()) tell(topic, '')
      })
    } catch (error) {
      log.warn({ err: error }, 'the live connection broke; trying again')
    }
    if (mine.stopped) return
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs).unref()
    })
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

/** Listens until the connection ends. */
async function listen(mine: { client?: pg.Client; stopped: boolean }, begun: () => void): Promise<void> {
  const client = new pg.Client({
    connectionString: config.DATABASE_URL,
    application_name: 'tunemaker live',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  client.on('error', () => end())
  client.on('end', () => end())
  client.on('notification', ({ payload = '' }) => {
    const space = payload.indexOf(' ')
    if (space < 0) tell(payload, '')
    else tell(payload.slice(0, space), payload.slice(space + 1))
  })
  // A network that is silently gone looks like a quiet evening: asking finds out.
  const probe = setInterval(() => void client.query('SELECT 1').catch(() => end()), PROBE_MS)
  try {
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    mine.client = client
    begun()
    if (!mine.stopped) await ended
  } finally {
    clearInterval(probe)
    await client.end().catch(() => undefined)
  }
}

function tell(topic: string, detail: string): void {
  const entry = topics.get(topic)
  if (!entry) return
  entry.version++
  for (const hearer of entry.hearers) hearer(detail)
}
