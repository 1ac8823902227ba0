import { buildAudioUrl } from '#contract/playback'
import { db, type Db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors, type FanData } from '#contract/keymails'

/**
 * What a fan sees of a redeemed Keymail, and which fan holds it. With `orderId`, only while the buyer of that order
 * still holds it. Throws 403 if it was refunded or given away.
 */
export async function getFanData(
  keymailId: string,
  orderId?: string,
  on: Db = db,
): Promise<{ fanId: string; address: string; fanData: FanData }> {
  const [row] = await sql<{
    fanId: string
    address: string
    bought: boolean
    code: string
    copy: number
    of: number
    pricing: number
    title: string
    artistName: string
    songs: { id: string; title: string }[]
  }>(
    on,
    `SELECT k.fan_id AS "fanId", f.address, k.gifted_at IS NULL AND k.order_id = $2 AND f.visitor_id IS NOT NULL AS bought, k.code, k.copy, e.copies AS "of", (k.price_cents / 100.0)::float8 AS pricing, e.title,
            a.stage_name AS "artistName",
            (SELECT json_agg(json_build_object('id', s.id, 'title', s.title) ORDER BY es.position)
               FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) AS songs
       FROM keymails k JOIN fans f ON f.id = k.fan_id JOIN editions e ON e.id = k.edition_id
       JOIN artists a ON a.id = e.artist_id
      WHERE k.id = $1 AND k.state = 'redeemed'`,
    [keymailId, orderId ?? null],
  )
  // Redeemed once but void now: it was refunded.
  if (!row) throw new ApiError(errors['copy-refunded'])
  // Else whoever paid would become whoever holds it now.
  if (orderId && !row.bought) throw new ApiError(errors['copy-passed-on'])
  return {
    fanId: row.fanId,
    address: row.address,
    fanData: {
      artistName: row.artistName,
      songTitle: row.title,
      pricing: row.pricing,
      keymailCode: row.code,
      access: 'fan',
      copy: row.copy,
      of: row.of,
      songs: row.songs.map((song) => ({ ...song, audioUrl: buildAudioUrl(song.id) })),
    },
  }
}
