import { buildAudioUrl, buildPreviewUrl } from '#contract/playback'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { buildReleasedBeforeSql, type ReleasedBefore } from '#module/catalog/recordings'

/** The artist's own songs, newest first, each with the edition that sells it. */
export async function listArtistSongs(artistId: string) {
  const songs = await sql<{
    id: string
    title: string
    artist: string
    price: number
    editionId: string
    copies: number
    issued: number
    free: number
    redeemed: number
    status: string
    editionState: 'draft' | 'published' | 'unpublished'
    durationMs: number | null
    peaks: number[] | null
    format: string | null
    bitRate: number | null
    preview: 'waiting' | 'ready' | 'none'
    coverUrl: string | null
    releasedBefore: ReleasedBefore
  }>(
    db,
    `SELECT s.id, s.title, a.stage_name AS artist, (e.price_cents / 100.0)::float8 AS price, e.id AS "editionId",
            e.copies, e.issued, e.copies - e.issued - e.open_left AS free, s.state AS status, e.state AS "editionState", s.duration_ms AS "durationMs", s.peaks,
            s.audio_format AS format, s.bit_rate AS "bitRate", s.preview_state AS preview,
            ${buildSoldCopiesSql('e.id')} AS redeemed, ${buildReleasedBeforeSql('s')} AS "releasedBefore",
            ${buildCoverUrlSql({ song: 's.id' })} AS "coverUrl"
       FROM songs s JOIN artists a ON a.id = s.artist_id
       CROSS JOIN LATERAL (
         SELECT ed.* FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
          WHERE es.song_id = s.id ORDER BY ed.kind = 'song' DESC, ed.id LIMIT 1) e
      WHERE s.artist_id = $1 ORDER BY s.id DESC`,
    [artistId],
  )
  return songs.map((song) => ({
    ...song,
    audioUrl: buildAudioUrl(song.id),
    previewUrl: song.preview === 'ready' ? buildPreviewUrl(song.id) : null,
  }))
}
