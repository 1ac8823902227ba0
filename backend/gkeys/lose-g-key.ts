import { openReview } from '#module/reviews'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { incrementRateLimit } from '#platform/throttle'
import { voidGKeysAndSessions } from './close-artist.ts'
import { LOST_KEY_REQUESTS_PER_HOUR } from './contract.ts'
import { openLostGKeyReviewsJob } from './jobs.ts'
import { issueReplacementGKey } from './renew-g-key.ts'

/**
 * Reports a lost G-Key. Answer and work are the same for every address; only the job finds out whether an artist is
 * concerned. Beyond three reports an hour for one address the request is silently ignored.
 */
export async function reportLostGKey(email: string): Promise<void> {
  const hits = await incrementRateLimit(db, `lost-g-key:${email.toLowerCase()}`, {
    hits: LOST_KEY_REQUESTS_PER_HOUR,
    seconds: 3600,
  })
  const artists = await sql<{ id: string }>(
    db,
    `SELECT id FROM artists WHERE lower(email) = lower($1) AND account_type = 'production' AND closed_at IS NULL LIMIT 10`,
    [email],
  )
  const artistIds = hits > LOST_KEY_REQUESTS_PER_HOUR ? [] : artists.map(({ id }) => id)
  await inTransaction((trx) => enqueue(trx, openLostGKeyReviewsJob, { artistIds }))
}

/** Job: opens a review for each artist, at most one at a time. */
export async function openLostGKeyReviews({ artistIds }: { artistIds: string[] }): Promise<void> {
  for (const artistId of artistIds) {
    await inTransaction(async (trx) => {
      const [artist] = await sql<{ stageName: string; email: string; trackingNumber: string | null }>(
        trx,
        `SELECT stage_name AS "stageName", email, tracking_number AS "trackingNumber" FROM artists
          WHERE id = $1 AND closed_at IS NULL FOR NO KEY UPDATE`,
        [artistId],
      )
      const open = await sql(
        trx,
        `SELECT 1 FROM reviews WHERE effect_key LIKE 'lost-g-key:' || $1::text || ':%' AND state = 'open'`,
        [artistId],
      )
      if (!artist || open.length > 0) return
      await openReview(trx, {
        kind: 'handover',
        subject: `Lost G-Key of ${artist.stageName}`,
        effectKey: `lost-g-key:${artistId}:${crypto.randomUUID()}`,
        reason:
          'Somebody who knows the artist’s mail address says that the G-Key is lost. Approved, the old key is void at once, everybody signed in with it is out, and a new one goes to that address.',
        evidence: { artistId, email: artist.email, trackingNumber: artist.trackingNumber },
      })
    })
  }
}

/** Voids the old keys and enqueues the mail with a new one. `matter` is `<artist id>:<request id>`. */
export async function approveLostGKeyReview(trx: Trx, matter: string): Promise<void> {
  const artistId = matter.split(':')[0] ?? ''
  await voidGKeysAndSessions(trx, artistId)
  await issueReplacementGKey(trx, artistId)
}
