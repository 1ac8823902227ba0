import { buildAudioUrl } from '#contract/playback'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors, type FanData } from './contract.ts'

/** What a fan sees of a redeemed Keymail. Throws 403 if it was refunded. */
export async function getFanData(keymailId: string): Promise<{ fanId: string; fanData: FanData }> {
  const [row] = await sql<{
    fanId: string
    code: string
    copy: number
    of: number
    pricing: number
    title: string
    artistName: string
    songs: { id: string; title: string }[]
  }>(
    db,
    `SELECT k.fan_id AS "fanId", k.code, k.copy, e.copies AS "of", (k.price_cents / 100.0)::float8 AS pricing, e.title,
            a.stage_name AS "artistName",
            (SELECT json_agg(json_build_object('id', s.id, 'title', s.title) ORDER BY es.position)
               FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) AS songs
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE k.id = $1 AND k.state = 'redeemed'`,
    [keymailId],
  )
  // Redeemed once but void now: it was refunded.
  if (!row) throw new ApiError(errors['copy-refunded'])
  return {
    fanId: row.fanId,
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
