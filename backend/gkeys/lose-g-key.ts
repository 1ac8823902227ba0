import { openReview } from '#module/reviews'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { countHit } from '#platform/throttle'
import { endKeysAndSessions } from './close-artist.ts'
import { LOST_KEY_REQUESTS_PER_HOUR } from './contract.ts'
import { lostGKeyReported } from './jobs.ts'
import { renewGKey } from './renew-g-key.ts'

/**
 * "I lost my G-Key." Whatever the address is, the answer is the same and so is the work; only the job finds out whether
 * there is somebody whose matter it is. Past three an hour for one address nothing more happens, as quietly.
 */
export async function reportLostGKey(email: string): Promise<void> {
  const hits = await countHit(db, `lost-g-key:${email.toLowerCase()}`, {
    hits: LOST_KEY_REQUESTS_PER_HOUR,
    seconds: 3600,
  })
  const artists = await sql<{ id: string }>(
    db,
    `SELECT id FROM artists WHERE lower(email) = lower($1) AND account_type = 'production' AND closed_at IS NULL LIMIT 10`,
    [email],
  )
  const artistIds = hits > LOST_KEY_REQUESTS_PER_HOUR ? [] : artists.map(({ id }) => id)
  await inTransaction((trx) => enqueue(trx, lostGKeyReported, { artistIds }))
}

/** Job: hands the matter to a person, one open matter for each artist. */
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

/** Approved: the old key opens nothing any more, and a new one is mailed. `matter` is `<artist id>:<request>`. */
export async function replaceLostGKey(trx: Trx, matter: string): Promise<void> {
  const artistId = matter.split(':')[0] ?? ''
  await endKeysAndSessions(trx, artistId)
  await renewGKey(trx, artistId)
}
