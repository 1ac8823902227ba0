import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BodyOf, ReplyOf } from '#contract/platform'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal } from '#platform/refusal'
import { type finishUpload as finishUploadCall, refusals } from './contract.ts'
import { uploadedFile } from './receive-upload.ts'
import { uploadSong } from './upload-song.ts'

type Song = ReplyOf<typeof finishUploadCall>

/**
 * Makes a recording that arrived in pieces a song, exactly as the upload in one piece does. Once: the same call again
 * answers the same song. A refused one keeps both the credit and the recording.
 */
export async function finishUpload(
  artistId: string,
  { uploadId, ...fields }: BodyOf<typeof finishUploadCall>,
  files: { copyrightDocument?: ReceivedFile },
): Promise<Song> {
  const [upload] = await sql<{ bytes: number; name: string; songId: string | null }>(
    db,
    `SELECT bytes, name, song_id AS "songId" FROM uploads WHERE id = $1 AND artist_id = $2 AND expires_at > now()`,
    [uploadId, artistId],
  )
  if (!upload) throw new Refusal(refusals['upload-unknown'])
  if (upload.songId) return findSong(upload.songId)
  const arrived = await stat(uploadedFile(uploadId)).catch(() => undefined)
  if (arrived?.size !== upload.bytes) throw new Refusal(refusals['upload-unfinished'])

  const folder = join(config.DATA_DIR, 'incoming')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `u-${randomUUID()}`)
  try {
    // A second name for the same bytes: storing moves this one, and a refusal leaves the other.
    await link(uploadedFile(uploadId), path).catch(() => copyFile(uploadedFile(uploadId), path))
    const audioFile = { path, name: upload.name, bytes: upload.bytes, type: '' }
    const song = await uploadSong(artistId, fields, { ...files, audioFile }, async (trx, songId) => {
      const used = await sql(
        trx,
        'UPDATE uploads SET song_id = $2 WHERE id = $1 AND song_id IS NULL AND expires_at > now() RETURNING id',
        [uploadId, songId],
      )
      if (used.length === 0) throw new Refusal(refusals['upload-busy'], { retryAfter: 1 })
    })
    await rm(uploadedFile(uploadId), { force: true })
    return song
  } finally {
    await rm(path, { force: true })
  }
}

async function findSong(id: string): Promise<Song> {
  const [song] = await sql<Song>(
    db,
    `SELECT s.id, s.title, a.stage_name AS artist, (e.price_cents / 100.0)::float8 AS price, e.id AS "editionId", e.copies,
            s.state AS status
       FROM songs s JOIN artists a ON a.id = s.artist_id JOIN edition_songs es ON es.song_id = s.id
       JOIN editions e ON e.id = es.edition_id AND e.kind = 'song' WHERE s.id = $1`,
    [id],
  )
  if (!song) throw new Refusal(refusals['upload-unknown'])
  return song
}
