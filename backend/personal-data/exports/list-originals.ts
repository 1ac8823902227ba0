import { db } from '#database/client'
import { sql } from '#database/sql'
import { getAudioCodec } from '#module/playback/decoding'
import { toFileName } from '#module/playback/delivery'
import type { Person } from '#module/personal-data/links'

/** A file of an archive: a part of the written file, or with `key` a stored file that is sent as it is. */
export type ExportEntry = { path: string; key: string | null; start: number; bytes: number }

const ARTIST_FILES = `
  SELECT 'songs' AS folder, s.title AS name, s.id, s.audio_key AS key FROM songs s WHERE s.artist_id = $1
  UNION ALL SELECT 'documents', s.title, s.id, s.document_key FROM songs s WHERE s.artist_id = $1
  UNION ALL SELECT 'documents', 'Application', p.id, p.document_key FROM g_key_applications p WHERE p.artist_id = $1
  UNION ALL SELECT 'documents', 'Application', d.id, d.document_key
              FROM g_key_application_documents d JOIN g_key_applications p ON p.id = d.application_id
             WHERE p.artist_id = $1
  UNION ALL SELECT 'covers', coalesce(s.title, e.title), c.id, c.large_key
              FROM covers c LEFT JOIN songs s ON s.id = c.song_id LEFT JOIN editions e ON e.id = c.edition_id
             WHERE coalesce(s.artist_id, e.artist_id) = $1
  UNION ALL SELECT 'art-cards', c.title, c.id, c.artwork_key FROM art_cards c WHERE c.artist_id = $1
  UNION ALL SELECT 'profile', 'Picture', a.id, a.picture_key FROM artists a WHERE a.id = $1
  UNION ALL SELECT 'room', m.kind, m.id, m.file_key
              FROM green_room_entries n JOIN green_room_media m ON m.entry_id = n.id
             WHERE n.artist_id = $1 AND n.author_id IS NULL`

const FAN_FILES = `
  SELECT 'room' AS folder, m.kind AS name, m.id, m.file_key AS key
    FROM green_room_entries n JOIN green_room_media m ON m.entry_id = n.id
    JOIN green_room_members g ON g.id = n.author_id WHERE g.fan_id = ANY ($1)
  UNION ALL SELECT 'documents', 'Application', p.id, p.document_key
              FROM g_key_applications p WHERE p.artist_id IS NULL AND lower(p.email) = $2
  UNION ALL SELECT 'documents', 'Application', d.id, d.document_key
              FROM g_key_application_documents d JOIN g_key_applications p ON p.id = d.application_id
             WHERE p.artist_id IS NULL AND lower(p.email) = $2`

/** The files that a person uploaded, as they were stored. */
export async function listOriginals({ artistId, fanIds, email }: Person): Promise<ExportEntry[]> {
  const files = await sql<{ folder: string; name: string; id: string; key: string; bytes: number; type: string }>(
    db,
    `SELECT x.folder, x.name, x.id, f.key, f.bytes, f.type FROM (${artistId === null ? FAN_FILES : ARTIST_FILES}) x
       JOIN files f ON f.key = x.key AND f.state = 'kept' ORDER BY x.folder, x.id`,
    artistId === null ? [fanIds, email] : [artistId],
  )
  return files.map(({ folder, name, id, key, bytes, type }) => ({
    // Titles may be alike.
    path: `files/${folder}/${toFileName(name)} ${id.slice(-8)}.${getExtension(type)}`,
    key,
    start: 0,
    bytes,
  }))
}

const getExtension = (type: string) => getAudioCodec(type) ?? type.replace(/^.*\/(?:x-)?/, '').replace('jpeg', 'jpg')
