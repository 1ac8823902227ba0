import { isIPv6 } from 'node:net'
import type { Context } from 'koa'
import { config } from '#platform/config'
import { commonRefusals } from '#contract/platform'
import { type Db, db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'

/** At most `hits` per `seconds`, counted in fixed windows that all processes share. */
export type Limit = { hits: number; seconds: number }

/**
 * The caller's network address; of IPv6 the /64, as everybody has all the addresses in one. A forwarded one counts only
 * behind our own proxy, which appends the true one last.
 */
export function addressOf(ctx: Context): string {
  const forwarded = config.TRUST_PROXY ? ctx.get('x-forwarded-for').split(',').at(-1)?.trim() : ''
  return networkOf(forwarded || ctx.req.socket.remoteAddress || 'unknown')
}

/** 2001:db8::1 and 2001:db8::2 are one network, 2001:db8:0:0::/64; ::ffff:192.0.2.1 is 192.0.2.1. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const dotted = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (dotted) return dotted
  const [before = '', after] = address.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Adds one to a bucket and returns the count in its present window. */
export async function countHit(on: Db, bucket: string, limit: Limit, hits = 1): Promise<number> {
  const [row] = await sql<{ hits: number }>(
    on,
    `INSERT INTO throttle AS t (bucket, window_start, hits)
     VALUES ($1, to_timestamp(floor(extract(epoch FROM now()) / $2) * $2), $3)
     ON CONFLICT (bucket, window_start) DO UPDATE SET hits = t.hits + EXCLUDED.hits
     RETURNING hits`,
    [bucket, limit.seconds, hits],
  )
  return row?.hits ?? 0
}

/** Takes hits out of a bucket's present window again; it never gets below none. */
export async function takeBackHits(on: Db, bucket: string, limit: Limit, hits: number): Promise<void> {
  await sql(
    on,
    `UPDATE throttle SET hits = least(hits, greatest(0, hits - $3))
      WHERE bucket = $1 AND window_start = to_timestamp(floor(extract(epoch FROM now()) / $2) * $2)`,
    [bucket, limit.seconds, hits],
  )
}

/** Hits counted so far in the present windows of several buckets, in their order. One statement. */
export async function hitsSoFar(buckets: [bucket: string, limit: Limit][]): Promise<number[]> {
  const rows = await sql<{ hits: number | null }>(
    db,
    `SELECT t.hits FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS b(bucket, seconds, n)
       LEFT JOIN throttle t ON t.bucket = b.bucket
        AND t.window_start = to_timestamp(floor(extract(epoch FROM now()) / b.seconds) * b.seconds)
      ORDER BY b.n`,
    [buckets.map(([bucket]) => bucket), buckets.map(([, limit]) => limit.seconds)],
  )
  return rows.map((row) => row.hits ?? 0)
}

/** 429, with the seconds until the window ends. */
export function throttled(limit: Limit): Refusal {
  const now = Date.now() / 1000
  const retryAfter = Math.max(1, Math.ceil(limit.seconds - (now % limit.seconds)))
  return new Refusal(commonRefusals.throttled, { retryAfter })
}

/** Counts one use and refuses past the limit. */
export async function spend(bucket: string, limit: Limit): Promise<void> {
  if ((await countHit(db, bucket, limit)) > limit.hits) throw throttled(limit)
}
