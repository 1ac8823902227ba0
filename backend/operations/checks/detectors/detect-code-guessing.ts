import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildAccountBucketPrefix, buildUnusualBucket, codes } from '#http/limits/failed-attempts'
import { listSpending } from '#http/limits/rate-limit'
import { passwords } from '#module/auth/staff'
import type { Observation } from '../check.ts'

/** Reads the existing rate limit counters, so that nothing more about anybody needs to be stored. */
export async function detectCodeGuessing(): Promise<Observation[]> {
  const [everybody, callers] = await Promise.all([
    listSpending(
      [codes, passwords].map((guessable) => ({ bucket: buildUnusualBucket(guessable), ...guessable.unusual })),
    ),
    // Wider networks are sums of these.
    sql<{ subject: string; isSignedIn: boolean; hits: number }>(
      db,
      `SELECT md5(bucket) AS subject, bucket LIKE $1 || '%' AS "isSignedIn", sum(hits)::int AS hits FROM throttle
        WHERE bucket LIKE $2 || ':%' AND bucket <> $3 AND bucket !~ '/(24|56|48)$'
          AND window_start > now() - interval '10 minutes'
        GROUP BY bucket HAVING sum(hits) >= $4`,
      [buildAccountBucketPrefix(codes), codes.name, buildUnusualBucket(codes), codes.perCaller.hits],
    ),
  ])
  return [
    ...everybody.flatMap(({ bucket, spent: hits }) => {
      const [guessable, what, subject] =
        bucket === buildUnusualBucket(codes)
          ? ([codes, 'codes in this hour', 'everywhere'] as const)
          : ([passwords, 'staff passwords in 15 minutes', 'staff passwords'] as const)
      if (hits < guessable.unusual.hits / 2) return []
      const level: Observation['level'] = hits >= guessable.unusual.hits ? 'serious' : 'notice'
      return [{ subject, level, message: `${hits} wrong ${what}, from all addresses together`, details: { hits } }]
    }),
    ...callers.map(({ subject, isSignedIn, hits }) => ({
      subject,
      level: 'notice' as const,
      message: `${isSignedIn ? 'Somebody who is signed in' : 'One address'} typed ${hits} wrong codes in ten minutes`,
      details: { hits },
    })),
  ]
}
