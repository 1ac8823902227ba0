import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { Artist } from '#module/artists'
import { openReview } from '#module/reviews'

/** Job: opens a review for each artist, at most one at a time. */
export async function openLostGKeyReviews({ artistIds }: { artistIds: string[] }): Promise<void> {
  for (const artistId of artistIds) {
    await runInTransaction(async (trx) => {
      const artist = await Artist.query(trx).findOne({ id: artistId, closed_at: null }).forNoKeyUpdate()
      const open = await sql(
        trx,
        `SELECT 1 FROM reviews WHERE effect_key LIKE 'lost-g-key:' || $1::text || ':%' AND state = 'open'`,
        [artistId],
      )
      if (!artist || open.length > 0) return
      await openReview(trx, {
        kind: 'handover',
        subject: { about: 'lost-g-key', artist: artist.stageName },
        effectKey: `lost-g-key:${artistId}:${crypto.randomUUID()}`,
        reason: { because: 'lostGKey' },
        evidence: { artistId, email: artist.email, trackingNumber: artist.trackingNumber },
      })
    })
  }
}
