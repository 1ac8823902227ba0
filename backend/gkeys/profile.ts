import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { EndpointBody, EndpointReply } from '#contract/platform'
import { type StoredFile, deleteUncommittedFile, commitFile, readFileHead, releaseFile, storage, storeFile } from '#module/storage'
import { db, inTransaction, sql } from '#platform/database'
import type { ReceivedFile } from '#platform/read-multipart'
import { toSingleLine } from '#platform/one-line'
import { ApiError } from '#platform/refusal'
import { HttpResponse } from '#platform/route'
import {
  type updateProfile as changeProfileCall,
  type getArtistProfile as describeArtistCall,
  errors,
} from './contract.ts'

type Profile = EndpointReply<typeof describeArtistCall>
type ProfileRow = Omit<Profile, 'pictureUrl'> & { pictureKey: string | null }

const PICTURE_PX = 800
const PICTURE_MAX_PIXELS = 60_000_000

const profileColumns = `id, stage_name AS "artistName", bio, links, picture_key AS "pictureKey"`

/** The public profile of a production artist; throws 404 for test and closed accounts. */
export async function getArtistProfile(id: string): Promise<Profile> {
  const [row] = await sql<ProfileRow>(
    db,
    `SELECT ${profileColumns} FROM artists WHERE id = $1 AND account_type = 'production' AND closed_at IS NULL`,
    [id],
  )
  if (!row) throw new ApiError(errors['artist-unknown'])
  return buildProfile(row)
}

/** The signed-in artist's own profile, test accounts included. */
export async function getOwnProfile(artistId: string): Promise<Profile> {
  const [row] = await sql<ProfileRow>(db, `SELECT ${profileColumns} FROM artists WHERE id = $1`, [artistId])
  if (!row) throw new ApiError(errors['artist-unknown'])
  return buildProfile(row)
}

function buildProfile({ pictureKey, ...row }: ProfileRow): Profile {
  // A new picture gets a new URL, so browsers may cache the old one.
  return { ...row, pictureUrl: pictureKey && `/api/artists/${row.id}/picture?v=${pictureKey.slice(-8)}` }
}

/** Omitted fields stay unchanged. */
export async function updateProfile(artistId: string, wish: EndpointBody<typeof changeProfileCall>): Promise<Profile> {
  const links = wish.links?.map(({ label, url }) => ({ label: toSingleLine(label), url }))
  const [row] = await sql<ProfileRow>(
    db,
    `UPDATE artists SET bio = coalesce($2, bio), links = coalesce($3::jsonb, links) WHERE id = $1
     RETURNING ${profileColumns}`,
    [artistId, wish.bio ?? null, links ? JSON.stringify(links) : null],
  )
  if (!row) throw new ApiError(errors['artist-unknown'])
  return buildProfile(row)
}

/** Replaces the picture with an upright 800 px square without metadata. */
export async function updateProfilePicture(artistId: string, file: ReceivedFile | undefined): Promise<Profile> {
  if (!file?.bytes || !(await isPhoto(file.path))) throw new ApiError(errors['not-a-picture'])
  const path = `${file.path}-square`
  try {
    await sharp(file.path, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'cover', position: 'attention' })
      .webp({ quality: 84 })
      .toFile(path)
  } catch {
    throw new ApiError(errors['not-a-picture'])
  }
  const stored = await storeFile('pictures', { path, bytes: (await stat(path)).size }, 'image/webp')
  try {
    return await updatePictureKey(artistId, stored)
  } catch (error) {
    await deleteUncommittedFile(stored)
    throw error
  }
}

export function deleteProfilePicture(artistId: string): Promise<Profile> {
  return updatePictureKey(artistId, undefined)
}

function updatePictureKey(artistId: string, picture: StoredFile | undefined): Promise<Profile> {
  return inTransaction(async (trx) => {
    const [before] = await sql<{ key: string | null }>(
      trx,
      'SELECT picture_key AS key FROM artists WHERE id = $1 FOR UPDATE',
      [artistId],
    )
    if (picture) await commitFile(trx, picture)
    const [row] = await sql<ProfileRow>(
      trx,
      `UPDATE artists SET picture_key = $2 WHERE id = $1 RETURNING ${profileColumns}`,
      [artistId, picture?.key ?? null],
    )
    if (before?.key) await releaseFile(trx, before.key)
    if (!row) throw new ApiError(errors['artist-unknown'])
    return buildProfile(row)
  })
}

/** The picture's bytes. Public. */
export async function getProfilePicture(artistId: string): Promise<HttpResponse> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    'SELECT f.key, f.bytes, f.type FROM artists a JOIN files f ON f.key = a.picture_key WHERE a.id = $1',
    [artistId],
  )
  if (!file) throw new ApiError(errors['artist-unknown'])
  const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=3600', etag: `"${file.key}"` }
  return new HttpResponse(200, await storage.read(file.key, 0, file.bytes - 1), headers)
}

/** Only JPG, PNG and WebP reach the decoder: no SVG or PDF, nothing that can refer to other resources. */
async function isPhoto(path: string): Promise<boolean> {
  const head = await readFileHead(path, 16)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
  )
}
