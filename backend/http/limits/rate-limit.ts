import { commonErrors } from '#contract/http'
import { db, type Db, type Trx } from '#database/client'
import { createBatcher, createRetryLane } from '#database/create-batcher'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { listNetworks } from './client-address.ts'

/** At most `hits` in any `seconds`, counted by all processes together. */
export type RateLimit = { hits: number; seconds: number }

export type Budget = RateLimit & { bucket: string }

/** What is spent of a budget. Includes the hits just counted if `counted`. */
export type Spending = Budget & {
  spent: number
  counted: boolean
  /** Seconds until something of it is given back. */
  retryAfter: number
}

/*
 * A window slides: it is counted in sixths, and the oldest sixth is forgotten as a whole once it is entirely older than
 * `seconds`. So no more than `hits` fit into any `seconds`, also not around the end of a minute or an hour.
 */

/** SQL expression: the beginning of the current sixth of a window of `seconds`. */
export const buildSlotSql = (seconds: string) =>
  `to_timestamp(floor(extract(epoch FROM now()) * 6 / ${seconds}) * ${seconds} / 6)`

/** SQL condition: rows of `throttle` that a window of `seconds` still contains. */
const buildInWindowSql = (seconds: string) => `t.window_start > now() - make_interval(secs => ${seconds} * 7 / 6.0)`

/** SQL expression: the hits in the window of a budget `b (bucket, seconds)`. */
export const spentSql = `(
  SELECT coalesce(sum(t.hits), 0)::int FROM throttle t WHERE t.bucket = b.bucket AND ${buildInWindowSql('b.seconds')})`

/**
 * Common table expressions that count `hits` in every bucket of `budgets (bucket, hits, seconds, n)`, all or none:
 * where one budget would be exceeded, nothing is counted unless `force`, and where `when` does not hold, nothing at
 * all. They end with `spending`, whose columns are those of `Spending`. With `call`, a column of `budgets`, all or none is
 * counted of each call.
 */
export const buildCountSql = ({ hits, force, when = 'true', call }: CountSql) => `
  before AS (
    SELECT b.*, coalesce(s.total, 0) AS total, coalesce(s.older, 0) AS older, s.oldest
      FROM budgets b LEFT JOIN LATERAL (
        SELECT sum(t.hits)::int AS total, min(t.window_start) AS oldest,
               (sum(t.hits) FILTER (WHERE t.window_start < ${buildSlotSql('b.seconds')}))::int AS older
          FROM throttle t WHERE t.bucket = b.bucket AND ${buildInWindowSql('b.seconds')}) s ON true),
  added AS (
    INSERT INTO throttle AS t (bucket, window_start, hits)
    SELECT bucket, ${buildSlotSql('seconds')}, ${hits} FROM before
     WHERE (${when}) AND (${force} OR ${isWithinSql(hits, call)})
     ORDER BY bucket
    ON CONFLICT (bucket, window_start) DO UPDATE SET hits = t.hits + EXCLUDED.hits RETURNING bucket, hits),
  spending AS (
    SELECT b.n, b.bucket, b.hits, b.seconds, coalesce(b.older + a.hits, b.total) AS spent, a.hits IS NOT NULL AS counted,
           greatest(1, ceil(extract(epoch FROM coalesce(b.oldest, now()) - now()) + b.seconds * 7 / 6.0))::int AS "retryAfter"
      FROM before b LEFT JOIN added a USING (bucket))`

type CountSql = { hits: string; force: string; when?: string; call?: string }

const isWithinSql = (hits: string, call?: string) =>
  call
    ? `${call} NOT IN (SELECT ${call} FROM before WHERE total + ${hits} > hits)`
    : `NOT EXISTS (SELECT FROM before WHERE total + ${hits} > hits)`

// The arrays are read through a subselect, so that the plan is kept whatever their length.
const countSql = `
  WITH budgets AS (
    SELECT * FROM unnest((SELECT $1::text[]), (SELECT $2::int[]), (SELECT $3::int[]), (SELECT $4::int[]),
                         (SELECT $5::boolean[]), (SELECT $6::int[])) WITH ORDINALITY
        AS b (bucket, hits, seconds, cost, force, call, n)),
  ${buildCountSql({ hits: 'cost', force: 'force', when: 'cost <> 0', call: 'call' })}
  SELECT bucket, hits, seconds, spent, counted, "retryAfter" FROM spending ORDER BY n`

type Count = { budgets: Budget[]; hits: number; force: boolean }

/** Counts for several calls, none of which may share a bucket with another. */
async function countAll(on: Db, counts: Count[]): Promise<Spending[][]> {
  const rows = counts.flatMap(({ budgets, ...count }, call) => budgets.map((budget) => ({ budget, ...count, call })))
  const spending = await sql<Spending>(on, countSql, [
    rows.map(({ budget }) => budget.bucket),
    rows.map(({ budget }) => budget.hits),
    rows.map(({ budget }) => budget.seconds),
    rows.map(({ hits }) => hits),
    rows.map(({ force }) => force),
    rows.map(({ call }) => call),
  ])
  let next = 0
  return counts.map(({ budgets }) => spending.slice(next, (next += budgets.length)))
}

/** Four at once, so that a row that somebody else has locked delays few. Only what was rolled back is counted again. */
const countGathered = createBatcher((counts: Count[]) => countAll(db, counts), {
  parallel: 4,
  retry: createRetryLane(1 / 16),
  repeatsLost: false,
})

/** Buckets of the counts that are gathered now. */
const gathering = new Set<string>()

/**
 * Counts that wait at the same moment share a statement, such as those of all who got a copy (decision 0289). One of a
 * bucket that is being counted goes alone: it waits for the same row, and nobody else for it.
 */
async function countHits(on: Db, count: Count): Promise<Spending[]> {
  const buckets = count.budgets.map(({ bucket }) => bucket)
  if (on.isTransaction || buckets.some((bucket) => gathering.has(bucket))) {
    const [spending = []] = await countAll(on, [count])
    return spending
  }
  for (const bucket of buckets) gathering.add(bucket)
  try {
    return await countGathered(count)
  } finally {
    for (const bucket of buckets) gathering.delete(bucket)
  }
}

/**
 * Counts hits in all budgets, or in none where one of them would be exceeded. Of many concurrent calls, those past a
 * budget are reported as exceeded even though they were counted. One statement.
 */
export function consumeBudgets(budgets: Budget[], hits = 1): Promise<Spending[]> {
  return countHits(db, { budgets, hits, force: false })
}

/** Counts hits whether or not a budget is exceeded. */
export function trackBudgets(on: Db, budgets: Budget[], hits = 1): Promise<Spending[]> {
  return countHits(on, { budgets, hits, force: true })
}

/** What is spent of several budgets, in input order. */
export function listSpending(budgets: Budget[]): Promise<Spending[]> {
  return countHits(db, { budgets, hits: 0, force: false })
}

/** The budgets that have no room for `hits` more, or that the hits just counted exceed. */
export function listExceeded(spending: Spending[], hits = 1): Spending[] {
  return spending.filter((one) => one.spent + (one.counted ? 0 : hits) > one.hits)
}

/** Adds hits to a bucket and returns the count of its window. */
export async function trackRateLimit(on: Db, bucket: string, limit: RateLimit, hits = 1): Promise<number> {
  const [one] = await trackBudgets(on, [{ bucket, ...limit }], hits)
  return one?.spent ?? 0
}

/** Returns hits that were counted `secondsAgo`, to the same part of each window; twice to a budget that is named twice. */
export async function refundBudgets(on: Db, budgets: Budget[], hits: number, secondsAgo = 0): Promise<void> {
  await sql(
    on,
    `UPDATE throttle t SET hits = t.hits - $2 * given.times
       FROM (SELECT bucket, count(*)::int AS times FROM unnest($1::text[]) AS bucket GROUP BY bucket ORDER BY bucket) given
      WHERE t.bucket = given.bucket
        AND t.window_start = (SELECT max(s.window_start) FROM throttle s
                               WHERE s.bucket = t.bucket AND s.window_start <= now() - make_interval(secs => $3))`,
    [budgets.map(({ bucket }) => bucket), hits, secondsAgo],
  )
}

/**
 * Runs the work if the budget has room for one more hit, which counts only if it succeeds: neither a try beyond the budget nor one
 * that fails takes any of it, so that nobody loses a mail because somebody else keeps asking for it.
 */
export async function runWithinBudget(budget: Budget, work: () => Promise<void>): Promise<void> {
  const spending = await consumeBudgets([budget])
  if (listExceeded(spending).length > 0) {
    if (spending.some(({ counted }) => counted)) await refundBudgets(db, [budget], 1)
    return
  }
  try {
    await work()
  } catch (error) {
    await refundBudgets(db, [budget], 1)
    throw error
  }
}

/** A 429 with the seconds after which the budget that takes longest gives something back. */
export function buildRateLimitError(exceeded: Spending[]): ApiError {
  return new ApiError(commonErrors.throttled, { retryAfter: Math.max(1, ...exceeded.map((one) => one.retryAfter)) })
}

/** Counts one hit in each budget and throws 429 where one is exceeded. */
export async function consumeRateLimits(budgets: Budget[]): Promise<void> {
  const exceeded = listExceeded(await consumeBudgets(budgets))
  if (exceeded.length > 0) throw buildRateLimitError(exceeded)
}

/** Counts one hit and throws 429 above the limit. */
export function consumeRateLimit(bucket: string, limit: RateLimit): Promise<void> {
  return consumeRateLimits([{ bucket, ...limit }])
}

/** The same budget for each of the networks around an address; wider ones get a multiple of it. */
export function buildNetworkBudgets(name: string, address: string, { hits, seconds }: RateLimit): Budget[] {
  return listNetworks(address).map(({ network, share }) => ({
    bucket: `${name}:${network}`,
    hits: hits * share,
    seconds,
  }))
}

/** Counts one hit for an address and the networks around it, and throws 429 above one of their budgets. */
export function consumeNetworkRateLimit(name: string, address: string, limit: RateLimit): Promise<void> {
  return consumeRateLimits(buildNetworkBudgets(name, address, limit))
}

/** Part of the hourly purge: no window is longer than a day, and a part of it lasts four hours more. */
export async function purgeRateLimits(): Promise<void> {
  await sql(db, `DELETE FROM throttle WHERE window_start < now() - interval '28 hours'`)
}

/** Forgets what was counted for an email address. */
export async function deleteRateLimits(trx: Trx, email: string): Promise<void> {
  await sql(trx, `DELETE FROM throttle WHERE right(bucket, length($1::text) + 1) = ':' || $1`, [email])
}
