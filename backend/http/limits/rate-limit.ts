import { commonErrors } from '#contract/http'
import { db, type Db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

/** At most `hits` per `seconds`, counted in fixed windows shared by all processes. */
export type RateLimit = { hits: number; seconds: number }

/** SQL expression: the beginning of the current window of `seconds`. */
export const buildRateLimitWindowSql = (seconds: string) =>
  `to_timestamp(floor(extract(epoch FROM now()) / ${seconds}) * ${seconds})`

/**
 * Statement: adds hits to the buckets of `rows (bucket, window_start, hits)`, in their order. Returns the counts of
 * their windows.
 */
export const buildIncrementRateLimitSql = (rows: string) => `
    INSERT INTO throttle AS t (bucket, window_start, hits) ${rows}
    ON CONFLICT (bucket, window_start) DO UPDATE SET hits = t.hits + EXCLUDED.hits RETURNING bucket, hits`

const incrementSql = buildIncrementRateLimitSql(`SELECT $1, ${buildRateLimitWindowSql('$2')}, $3::int`)

/** Adds hits to a bucket and returns the count of its current window. */
export async function incrementRateLimit(on: Db, bucket: string, limit: RateLimit, hits = 1): Promise<number> {
  const [row] = await sql<{ hits: number }>(on, incrementSql, [bucket, limit.seconds, hits])
  return row?.hits ?? 0
}

/** Refunds hits in a bucket's current window; the count never drops below zero. */
export async function refundRateLimit(on: Db, bucket: string, limit: RateLimit, hits: number): Promise<void> {
  await sql(
    on,
    `UPDATE throttle SET hits = least(hits, greatest(0, hits - $3))
      WHERE bucket = $1 AND window_start = ${buildRateLimitWindowSql('$2')}`,
    [bucket, limit.seconds, hits],
  )
}

/** The counts of several buckets in their current windows, in input order. One statement. */
export async function listRateLimitHits(buckets: [bucket: string, limit: RateLimit][]): Promise<number[]> {
  const rows = await sql<{ hits: number | null }>(
    db,
    `SELECT t.hits FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS b(bucket, seconds, n)
       LEFT JOIN throttle t ON t.bucket = b.bucket
        AND t.window_start = ${buildRateLimitWindowSql('b.seconds')}
      ORDER BY b.n`,
    [buckets.map(([bucket]) => bucket), buckets.map(([, limit]) => limit.seconds)],
  )
  return rows.map((row) => row.hits ?? 0)
}

/** A 429 whose Retry-After is the rest of the window in seconds. */
export function buildRateLimitError(limit: RateLimit): ApiError {
  const now = Date.now() / 1000
  const retryAfter = Math.max(1, Math.ceil(limit.seconds - (now % limit.seconds)))
  return new ApiError(commonErrors.throttled, { retryAfter })
}

/** Counts one hit and throws 429 above the limit. */
export async function consumeRateLimit(bucket: string, limit: RateLimit): Promise<void> {
  if ((await incrementRateLimit(db, bucket, limit)) > limit.hits) throw buildRateLimitError(limit)
}

/** Part of the hourly purge: no window is longer than a day. */
export async function purgeRateLimits(): Promise<void> {
  await sql(db, `DELETE FROM throttle WHERE window_start < now() - interval '1 day'`)
}
