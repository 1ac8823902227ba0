import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { getClientAddress } from '#http/limits/client-address'
import { type VisitorAction, type EventKind, visitorActions } from './contract.ts'

/** Counts are buffered this long, in milliseconds, so that many visitors cost one statement. */
const FLUSH_INTERVAL_MS = 1_000
/** Visitors beyond this number in one buffer are not counted. */
const MAX_PENDING_VISITORS = 20_000
/** Bots that identify themselves. Those that do not run the pages' script never get here. */
const BOT_PATTERN =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|axios|^node/i

type Visitor = { address: string; userAgent: string }
type PendingVisitor = Visitor & { at: Date; pages: number; deeds: number }

let pendingVisitors = new Map<string, PendingVisitor>()
let pendingCounts = new Map<EventKind, number>()
let flushTimer: NodeJS.Timeout | undefined

/** Tracks what the visitor behind a request did. Buffered and written within a second; the caller does not wait. */
export function trackVisitorAction(ctx: Context, deed: VisitorAction | 'page'): void {
  trackActionOfVisitor({ address: getClientAddress(ctx), userAgent: ctx.get('user-agent') }, deed)
}

export function trackActionOfVisitor({ address, userAgent }: Visitor, deed: VisitorAction | 'page'): void {
  if (!userAgent || BOT_PATTERN.test(userAgent)) return
  const at = new Date()
  const key = `${at.toISOString().slice(0, 10)} ${address} ${userAgent}`
  let noted = pendingVisitors.get(key)
  if (!noted) {
    if (pendingVisitors.size >= MAX_PENDING_VISITORS) return
    noted = { address, userAgent, at, pages: 0, deeds: 0 }
    pendingVisitors.set(key, noted)
  }
  if (deed === 'page') {
    noted.pages++
    trackEventCount('page')
  }
  noted.deeds |= 1 << visitorActions.indexOf(deed === 'page' ? 'came' : deed)
  startFlushTimer()
}

/** Counts a frequent event that changes no data, such as a checked code or a played preview. */
export function trackEventCount(kind: EventKind): void {
  pendingCounts.set(kind, (pendingCounts.get(kind) ?? 0) + 1)
  startFlushTimer()
}

function startFlushTimer(): void {
  flushTimer ??= setTimeout(() => void updateCounters(), FLUSH_INTERVAL_MS).unref()
}

/** Writes the buffered counts. They are lost if that fails: these are counts, never money. */
export async function updateCounters(): Promise<void> {
  clearTimeout(flushTimer)
  flushTimer = undefined
  const [these, numbers] = [[...pendingVisitors.values()], [...pendingCounts]]
  pendingVisitors = new Map()
  pendingCounts = new Map()
  try {
    if (numbers.length > 0) {
      await sql(db, 'INSERT INTO analytics_inbox (kind, quantity) SELECT * FROM unnest($1::text[], $2::int[])', [
        numbers.map(([kind]) => kind),
        numbers.map(([, count]) => count),
      ])
    }
    if (these.length > 0) await recordVisitors(these)
  } catch (error) {
    log.warn({ err: error, visitors: these.length }, 'could not store visitor counts')
  }
}

// An action is dated by its visitor's arrival, so that numerator and denominator of a score cover the same visitors. A
// visitor without a page view is taken for a bot; its actions count once a page is opened.
const recordVisitorsSql = `
  WITH given AS (
    SELECT day, visitor, min(at) AS at, sum(pages)::int AS pages, bit_or(deeds) AS deeds
      FROM unnest($1::date[], $2::bytea[], $3::timestamptz[], $4::int[], $5::int[]) AS g (day, visitor, at, pages, deeds)
     GROUP BY day, visitor),
  seen AS (
    INSERT INTO analytics_seen AS s (day, visitor, arrived_at, pages, deeds)
    SELECT day, visitor, at, pages, deeds | CASE WHEN pages > 1 THEN 2 ELSE 0 END FROM given ORDER BY day, visitor
    ON CONFLICT (day, visitor) DO UPDATE
      SET pages = s.pages + EXCLUDED.pages,
          deeds = s.deeds | EXCLUDED.deeds | CASE WHEN s.pages + EXCLUDED.pages > 1 THEN 2 ELSE 0 END
    RETURNING new.arrived_at AS at, new.deeds AS after,
              CASE WHEN old.deeds & 1 = 1 THEN old.deeds ELSE 0 END AS before)
  INSERT INTO analytics_inbox (at, kind, detail)
  SELECT seen.at, 'deed', d.name
    FROM seen JOIN unnest($6::text[]) WITH ORDINALITY AS d (name, bit)
      ON (seen.after & ~seen.before) & (1 << (d.bit - 1)::int) <> 0
   WHERE seen.after & 1 = 1`

async function recordVisitors(noted: PendingVisitor[]): Promise<void> {
  const days = noted.map(({ at }) => at.toISOString().slice(0, 10))
  const salts = new Map<string, Buffer>()
  for (const day of new Set(days)) salts.set(day, await getDailySalt(day))
  const hashes = noted.map(({ address, userAgent }, n) =>
    createHmac('sha256', salts.get(days[n] ?? '') ?? '')
      .update(`${address}\n${userAgent}`)
      .digest()
      .subarray(0, 16),
  )
  await sql(db, recordVisitorsSql, [
    days,
    hashes,
    noted.map(({ at }) => at),
    noted.map(({ pages }) => pages),
    noted.map(({ deeds }) => deeds),
    visitorActions,
  ])
}

/** The day's salt, shared by all processes through the database and deleted when the day is over. */
async function getDailySalt(day: string): Promise<Buffer> {
  const [row] = await sql<{ salt: Buffer }>(
    db,
    `INSERT INTO analytics_salts AS s (day, salt) VALUES ($1, $2)
     ON CONFLICT (day) DO UPDATE SET salt = s.salt RETURNING salt`,
    [day, randomBytes(32)],
  )
  if (!row) throw new Error('no salt for the day')
  return row.salt
}
