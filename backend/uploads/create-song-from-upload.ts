import { copyFile, link, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { EndpointBody, EndpointReply } from '#contract/http'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { ApiError } from '#http/api-error'
import { type createSongFromUpload as finishUploadCall, errors } from './contract.ts'
import { getUploadPath } from './resumable/upload-path.ts'
import { uploadSong } from './upload-song.ts'

type UploadedSong = EndpointReply<typeof finishUploadCall>

/**
 * Creates a song from a completed resumable upload, exactly as uploadSong does. Idempotent: repeating the call returns
 * the same song. A rejected call keeps both the credit and the recording.
 */
export async function createSongFromUpload(
  artistId: string,
  { uploadId, ...fields }: EndpointBody<typeof finishUploadCall>,
  files: { copyrightDocument?: ReceivedFile },
): Promise<UploadedSong> {
  const [upload] = await sql<{ bytes: number; name: string; songId: string | null }>(
    db,
    `SELECT bytes, name, song_id AS "songId" FROM uploads WHERE id = $1 AND artist_id = $2 AND expires_at > now()`,
    [uploadId, artistId],
  )
  if (!upload) throw new ApiError(errors['upload-unknown'])
  if (upload.songId) return getUploadedSong(upload.songId)
  const arrived = await stat(getUploadPath(uploadId)).catch(() => undefined)
  if (arrived?.size !== upload.bytes) throw new ApiError(errors['upload-unfinished'])

  return await runWithTemporaryFolder(async (folder) => {
    const path = join(folder, 'recording')
    // A hard link: storing the song moves this path, while a rejection leaves the upload in place.
    await link(getUploadPath(uploadId), path).catch(() => copyFile(getUploadPath(uploadId), path))
    const audioFile = { path, name: upload.name, bytes: upload.bytes, type: '' }
    const song = await uploadSong(artistId, fields, { ...files, audioFile }, async (trx, songId) => {
      const used = await sql(
        trx,
        'UPDATE uploads SET song_id = $2 WHERE id = $1 AND song_id IS NULL AND expires_at > now() RETURNING id',
        [uploadId, songId],
      )
      if (used.length === 0) throw new ApiError(errors['upload-busy'], { retryAfter: 1 })
    })
    await rm(getUploadPath(uploadId), { force: true })
    return song
  })
}

async function getUploadedSong(id: string): Promise<UploadedSong> {
  const [song] = await sql<UploadedSong>(
    db,
    `SELECT s.id, s.title, a.stage_name AS artist, (e.price_cents / 100.0)::float8 AS price, e.id AS "editionId", e.copies,
            s.state AS status
       FROM songs s JOIN artists a ON a.id = s.artist_id JOIN edition_songs es ON es.song_id = s.id
       JOIN editions e ON e.id = es.edition_id AND e.kind = 'song' WHERE s.id = $1`,
    [id],
  )
  if (!song) throw new ApiError(errors['upload-unknown'])
  return song
}
