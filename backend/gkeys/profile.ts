import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { BodyOf, ReplyOf } from '#contract/platform'
import { type StoredFile, discardFile, keepFile, readHead, releaseFile, storage, storeFile } from '#module/storage'
import { db, inTransaction, sql } from '#platform/database'
import type { ReceivedFile } from '#platform/read-multipart'
import { oneLine } from '#platform/one-line'
import { Refusal } from '#platform/refusal'
import { Reply } from '#platform/route'
import {
  type changeProfile as changeProfileCall,
  type describeArtist as describeArtistCall,
  refusals,
} from './contract.ts'

type Profile = ReplyOf<typeof describeArtistCall>
type ProfileRow = Omit<Profile, 'pictureUrl'> & { pictureKey: string | null }

const PICTURE_PX = 800
const PICTURE_MAX_PIXELS = 60_000_000

const profileColumns = `id, stage_name AS "artistName", bio, links, picture_key AS "pictureKey"`

/** What everybody may know of a production artist who has not left: 404 for anybody else. */
export async function describeArtist(id: string): Promise<Profile> {
  const [row] = await sql<ProfileRow>(
    db,
    `SELECT ${profileColumns} FROM artists WHERE id = $1 AND account_type = 'production' AND closed_at IS NULL`,
    [id],
  )
  if (!row) throw new Refusal(refusals['artist-unknown'])
  return toProfile(row)
}

/** The artist's own, also of a test account. */
export async function describeProfile(artistId: string): Promise<Profile> {
  const [row] = await sql<ProfileRow>(db, `SELECT ${profileColumns} FROM artists WHERE id = $1`, [artistId])
  if (!row) throw new Refusal(refusals['artist-unknown'])
  return toProfile(row)
}

function toProfile({ pictureKey, ...row }: ProfileRow): Profile {
  // A new picture has a new address, so that browsers may keep the old one.
  return { ...row, pictureUrl: pictureKey && `/api/artists/${row.id}/picture?v=${pictureKey.slice(-8)}` }
}

/** What is left out stays as it is. */
export async function changeProfile(artistId: string, wish: BodyOf<typeof changeProfileCall>): Promise<Profile> {
  const links = wish.links?.map(({ label, url }) => ({ label: oneLine(label), url }))
  const [row] = await sql<ProfileRow>(
    db,
    `UPDATE artists SET bio = coalesce($2, bio), links = coalesce($3::jsonb, links) WHERE id = $1
     RETURNING ${profileColumns}`,
    [artistId, wish.bio ?? null, links ? JSON.stringify(links) : null],
  )
  if (!row) throw new Refusal(refusals['artist-unknown'])
  return toProfile(row)
}

/** A square picture of 800 px, upright, without what the camera noted. Replaces the one before. */
export async function changePicture(artistId: string, file: ReceivedFile | undefined): Promise<Profile> {
  if (!file?.bytes || !(await looksLikePhoto(file.path))) throw new Refusal(refusals['not-a-picture'])
  const path = `${file.path}-square`
  try {
    await sharp(file.path, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'cover', position: 'attention' })
      .webp({ quality: 84 })
      .toFile(path)
  } catch {
    throw new Refusal(refusals['not-a-picture'])
  }
  const stored = await storeFile('pictures', { path, bytes: (await stat(path)).size }, 'image/webp')
  try {
    return await replacePicture(artistId, stored)
  } catch (error) {
    await discardFile(stored)
    throw error
  }
}

export function removePicture(artistId: string): Promise<Profile> {
  return replacePicture(artistId, undefined)
}

function replacePicture(artistId: string, picture: StoredFile | undefined): Promise<Profile> {
  return inTransaction(async (trx) => {
    const [before] = await sql<{ key: string | null }>(
      trx,
      'SELECT picture_key AS key FROM artists WHERE id = $1 FOR UPDATE',
      [artistId],
    )
    if (picture) await keepFile(trx, picture)
    const [row] = await sql<ProfileRow>(
      trx,
      `UPDATE artists SET picture_key = $2 WHERE id = $1 RETURNING ${profileColumns}`,
      [artistId, picture?.key ?? null],
    )
    if (before?.key) await releaseFile(trx, before.key)
    if (!row) throw new Refusal(refusals['artist-unknown'])
    return toProfile(row)
  })
}

/** The picture's bytes, for everybody. */
export async function showPicture(artistId: string): Promise<Reply> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    'SELECT f.key, f.bytes, f.type FROM artists a JOIN files f ON f.key = a.picture_key WHERE a.id = $1',
    [artistId],
  )
  if (!file) throw new Refusal(refusals['artist-unknown'])
  const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=3600', etag: `"${file.key}"` }
  return new Reply(200, await storage.read(file.key, 0, file.bytes - 1), headers)
}

/** Only what cameras and phones make is handed to the decoder: no SVG, no PDF, nothing that refers to elsewhere. */
async function looksLikePhoto(path: string): Promise<boolean> {
  const head = await readHead(path, 16)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
  )
}
