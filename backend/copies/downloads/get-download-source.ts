import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildCoverKeySql } from '#module/catalog/covers'
import { type AudioKind, getAudioCodec } from '#module/playback/decoding'
import { config } from '#runtime/config'
import { toSingleLine } from '#text/to-single-line'
import type { Tags } from './conversion/convert-task.ts'
import type { DownloadFormat } from './contract.ts'

export type DownloadSource = {
  key: string
  bytes: number
  /** Undefined: of a kind that cannot be decoded. */
  codec: AudioKind['codec'] | undefined
  format: DownloadFormat
  songId: string
  coverKey: string | null
  coverBytes: number | null
  tags: Omit<Tags, 'cover'>
}

/** What a waiting download is made of; undefined if it is not waiting. */
export async function getDownloadSource(downloadId: string): Promise<DownloadSource | undefined> {
  const [row] = await sql<{
    key: string
    bytes: number
    type: string
    format: DownloadFormat
    songId: string
    coverKey: string | null
    coverBytes: number | null
    title: string
    artist: string
    album: string
    track: number
    tracks: number
    year: number
    genre: string | null
    copy: number
    of: number
    copyId: string
  }>(
    db,
    `WITH d AS (
       SELECT d.*, ${buildCoverKeySql({ song: 'd.song_id', edition: 'k.edition_id' })} AS cover_key, k.edition_id, k.copy, k.copy_id
         FROM copy_downloads d JOIN keymails k ON k.id = d.keymail_id WHERE d.id = $1 AND d.state = 'waiting')
     SELECT f.key, f.bytes, f.type, d.format, s.id AS "songId", c.key AS "coverKey", c.bytes AS "coverBytes", s.title,
            a.stage_name AS artist, e.title AS album, d.copy, e.copies AS "of", d.copy_id AS "copyId", s.genre,
            extract(year FROM s.created_at)::int AS year,
            (SELECT count(*)::int FROM edition_songs p
              WHERE p.edition_id = e.id AND p.position <= es.position) AS track,
            (SELECT count(*)::int FROM edition_songs p WHERE p.edition_id = e.id) AS tracks
       FROM d JOIN songs s ON s.id = d.song_id JOIN files f ON f.key = d.source_key
       JOIN editions e ON e.id = d.edition_id JOIN artists a ON a.id = e.artist_id
       JOIN edition_songs es ON es.edition_id = e.id AND es.song_id = s.id
       LEFT JOIN files c ON c.key = d.cover_key`,
    [downloadId],
  )
  if (!row) return undefined
  const { type, title, artist, album, track, tracks, year, genre, copy, of, copyId, ...source } = row
  return {
    ...source,
    codec: getAudioCodec(type),
    tags: {
      title: toSingleLine(title),
      artist: toSingleLine(artist),
      album: toSingleLine(album),
      track,
      tracks,
      year,
      ...(genre ? { genre } : {}),
      comment: `Copy No. ${copy.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}, ${config.PUBLIC_URL}/copies/${copyId}`,
    },
  }
}
