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
        subject: `Lost G-Key of ${artist.stageName}`,
        effectKey: `lost-g-key:${artistId}:${crypto.randomUUID()}`,
        reason:
          'Somebody who knows the artist’s mail address says that the G-Key is lost. Approved, the old key is void at once, everybody signed in with it is out, and a new one goes to that address.',
        evidence: { artistId, email: artist.email, trackingNumber: artist.trackingNumber },
      })
    })
  }
}
