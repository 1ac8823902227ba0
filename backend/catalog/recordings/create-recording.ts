import { errors as uploadErrors } from '#contract/uploads'
import { db, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors, RECORDINGS_MAX } from './contract.ts'

/** Throws 404 for what is not a song of this artist. */
export async function assertOwnSong(artistId: string, songId: string): Promise<void> {
  const [own] = await sql(db, 'SELECT 1 FROM songs WHERE id = $1 AND artist_id = $2 AND recording_of IS NULL', [
    songId,
    artistId,
  ])
  if (!own) throw new ApiError(uploadErrors['song-unknown'])
}

/**
 * Stores another recording of the artist's song, to become the song's once it has passed its check (updateSongRecording).
 * One at a time. Throws 404 for what is not theirs and 409 for songs in a state without that.
 */
export async function createRecording(
  trx: Trx,
  {
    artistId,
    songId,
    ...recording
  }: {
    artistId: string
    songId: string
    audioKey: string
    documentKey: string | null
    note: string
  },
): Promise<{ id: string }> {
  const [song] = await sql<{ state: string }>(
    trx,
    'SELECT state FROM songs WHERE id = $1 AND artist_id = $2 AND recording_of IS NULL FOR NO KEY UPDATE',
    [songId, artistId],
  )
  if (!song) throw new ApiError(uploadErrors['song-unknown'])
  if (song.state !== 'published' && song.state !== 'unpublished') throw new ApiError(errors['song-not-out'])
  // A statement of its own: one that waited for the lock does not see what was committed meanwhile.
  const [others] = await sql<{ waits: boolean; count: number }>(
    trx,
    `SELECT bool_or(state IN ('checking', 'in-review')) IS TRUE AS waits, count(*)::int AS count
       FROM songs WHERE recording_of = $1`,
    [songId],
  )
  if (others?.waits) throw new ApiError(errors['recording-waiting'])
  if ((others?.count ?? 0) + 1 >= RECORDINGS_MAX) throw new ApiError(errors['too-many-recordings'])
  const [made] = await sql<{ id: string }>(
    trx,
    `INSERT INTO songs (artist_id, title, copyright_holders, contact, audio_key, document_key, state, search,
                        preview_state, recording_of, recording_note)
     SELECT artist_id, title, copyright_holders, contact, $2, $3, 'checking', '', 'none', id, $4
       FROM songs WHERE id = $1 RETURNING id`,
    [songId, recording.audioKey, recording.documentKey, recording.note || null],
  )
  if (!made) throw new Error('the recording insert returned no row')
  return made
}
