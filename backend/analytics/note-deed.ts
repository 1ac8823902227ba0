import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { db, sql } from '#platform/database'
import { log } from '#platform/logger'
import { addressOf } from '#platform/throttle'
import { type Deed, type EventKind, deeds } from './contract.ts'

/** Counts wait this long for company, in milliseconds: many visitors cost one statement. */
const GATHER_MS = 1_000
/** Past this many different visitors in one gathering the rest is not counted. */
const GATHER_MOST = 20_000
/** Programs that say so. Those that do not run the pages' script never get here. */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|axios|^node/i

type Visitor = { address: string; userAgent: string }
type Noted = Visitor & { at: Date; pages: number; deeds: number }

let visitors = new Map<string, Noted>()
let counts = new Map<EventKind, number>()
let timer: NodeJS.Timeout | undefined

/** Notes what the visitor behind a request did. Written down within a second; costs the caller nothing. */
export function noteDeed(ctx: Context, deed: Deed | 'page'): void {
  noteVisitor({ address: addressOf(ctx), userAgent: ctx.get('user-agent') }, deed)
}

export function noteVisitor({ address, userAgent }: Visitor, deed: Deed | 'page'): void {
  if (!userAgent || PROGRAMS.test(userAgent)) return
  const at = new Date()
  const key = `${at.toISOString().slice(0, 10)} ${address} ${userAgent}`
  let noted = visitors.get(key)
  if (!noted) {
    if (visitors.size >= GATHER_MOST) return
    noted = { address, userAgent, at, pages: 0, deeds: 0 }
    visitors.set(key, noted)
  }
  if (deed === 'page') {
    noted.pages++
    countSoon('page')
  }
  noted.deeds |= 1 << deeds.indexOf(deed === 'page' ? 'came' : deed)
  waitForCompany()
}

/** Counts something that happens often and changes nothing: a code checked, a preview played. */
export function countSoon(kind: EventKind): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
  waitForCompany()
}

function waitForCompany(): void {
  timer ??= setTimeout(() => void flushCounts(), GATHER_MS).unref()
}

/** Writes down what was gathered. What cannot be written is lost: these are counts, never money. */
export async function flushCounts(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const [these, numbers] = [[...visitors.values()], [...counts]]
  visitors = new Map()
  counts = new Map()
  try {
    if (numbers.length > 0) {
      await sql(db, 'INSERT INTO analytics_inbox (kind, quantity) SELECT * FROM unnest($1::text[], $2::int[])', [
        numbers.map(([kind]) => kind),
        numbers.map(([, count]) => count),
      ])
    }
    if (these.length > 0) await storeVisitors(these)
  } catch (error) {
    log.warn({ err: error, visitors: these.length }, 'visits were not counted')
  }
}

// A deed counts from the moment its visitor came, so that a score never looks at another set of visitors than its base.
// Calls without a page are a program's: they count once somebody with a page turns up behind them.
const seenText = `
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

async function storeVisitors(noted: Noted[]): Promise<void> {
  const days = noted.map(({ at }) => at.toISOString().slice(0, 10))
  const salts = new Map<string, Buffer>()
  for (const day of new Set(days)) salts.set(day, await saltOf(day))
  const hashes = noted.map(({ address, userAgent }, n) =>
    createHmac('sha256', salts.get(days[n] ?? '') ?? '')
      .update(`${address}\n${userAgent}`)
      .digest()
      .subarray(0, 16),
  )
  await sql(db, seenText, [
    days,
    hashes,
    noted.map(({ at }) => at),
    noted.map(({ pages }) => pages),
    noted.map(({ deeds }) => deeds),
    deeds,
  ])
}

/** The day's salt, shared by all processes through the database and forgotten when the day is over. */
async function saltOf(day: string): Promise<Buffer> {
  const [row] = await sql<{ salt: Buffer }>(
    db,
    `INSERT INTO analytics_salts AS s (day, salt) VALUES ($1, $2)
     ON CONFLICT (day) DO UPDATE SET salt = s.salt RETURNING salt`,
    [day, randomBytes(32)],
  )
  if (!row) throw new Error('the day has no salt')
  return row.salt
}
