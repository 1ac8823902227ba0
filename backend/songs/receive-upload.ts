import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import type { Context } from 'koa'
import { z } from 'zod'
import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { toSingleLine } from '#platform/one-line'
import { ApiError, buildMalformedError } from '#platform/refusal'
import { apiHeaders } from '#platform/security-headers'
import {
  AUDIO_MAX_BYTES,
  UPLOADS_OPEN_MAX,
  UPLOADS_OPEN_MAX_BYTES,
  UPLOAD_TTL_HOURS,
  errors,
  UPLOADS_PATH,
} from './contract.ts'
import { lockArtistCatalog } from './create-album.ts'
import { uploadLocker } from './upload-lease.ts'

const UPLOADS_DIR = join(config.DATA_DIR, 'uploads')

/** Path of an upload's bytes. Ids are generated here, so no client controls the path. */
export const getUploadPath = (id: string) => join(UPLOADS_DIR, z.uuid().parse(id))

// Maps a creating request to the id its row was given.
const newUploadIds = new WeakMap<object, string>()

/** The tus server, with errors in the API's own format. */
class TusServer extends Server {
  override write(...[context, headers, status, body]: Parameters<Server['write']>): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body)
    headers.set('Content-Type', 'application/json; charset=utf-8')
    const message = ERROR_MESSAGES[status] ?? 'That request could not be read. Please check what was sent.'
    return super.write(context, headers, status, JSON.stringify({ error: `upload-${status}`, message }))
  }
}

const ERROR_MESSAGES: Record<number, string | undefined> = {
  404: errors['upload-unknown'].message,
  409: 'The upload stands elsewhere. Ask where, and go on from there.',
  410: errors['upload-unknown'].message,
  412: 'This address speaks tus 1.0.0.',
  413: 'That is more than was announced.',
  415: 'A piece of a recording is application/offset+octet-stream.',
  423: 'Another connection is sending this recording. Please try again in a moment.',
  500: 'Something broke on our side. What has arrived is kept; please go on in a moment.',
}

let tusServer: TusServer | undefined

const getTusServer = () =>
  (tusServer ??= new TusServer({
    path: UPLOADS_PATH,
    relativeLocation: true,
    allowedOrigins: [config.PUBLIC_URL],
    maxSize: AUDIO_MAX_BYTES,
    locker: uploadLocker,
    namingFunction: (request) => newUploadIds.get(getNodeRequest(request)) ?? randomUUID(),
    datastore: new FileStore({
      directory: UPLOADS_DIR,
      expirationPeriodInMilliseconds: UPLOAD_TTL_HOURS * 3_600_000,
      // Metadata is in the database; the folder has only the bytes.
      configstore: { get: getUpload, set: () => Promise.resolve(), delete: deleteUpload },
    }),
  }))

const getNodeRequest = (request: unknown) => (request as { runtime: { node: { req: IncomingMessage } } }).runtime.node.req

/** Starts an upload of an announced size, within the artist's limits. */
export async function startUpload(ctx: Context, artistId: string): Promise<void> {
  const bytes = Number(/^\d{1,12}$/.exec(ctx.get('upload-length'))?.[0] ?? NaN)
  if (!(bytes > 0)) throw buildMalformedError('Upload-Length says how many bytes there will be.')
  if (bytes > AUDIO_MAX_BYTES) throw new ApiError(errors['audio-too-large'])
  const id = randomUUID()
  const begun = await inTransaction(async (trx) => {
    // Serializes the count and the insert.
    await lockArtistCatalog(trx, artistId)
    return sql(
      trx,
      `INSERT INTO uploads (id, artist_id, bytes, name, expires_at)
       SELECT $1, $2, $3::int, $4, now() + make_interval(hours => $5)
         FROM (SELECT count(*) AS open, coalesce(sum(bytes), 0) AS bytes FROM uploads
                WHERE artist_id = $2 AND song_id IS NULL AND expires_at > now()) mine
        WHERE mine.open < $6 AND mine.bytes + $3::int <= $7 RETURNING id`,
      [id, artistId, bytes, parseFileName(ctx), UPLOAD_TTL_HOURS, UPLOADS_OPEN_MAX, UPLOADS_OPEN_MAX_BYTES],
    )
  })
  if (begun.length === 0) throw new ApiError(errors['uploads-full'])
  newUploadIds.set(ctx.req, id)
  await serveTus(ctx)
}

/** Continues, inspects or deletes one of the artist's own uploads. */
export async function resumeUpload(ctx: Context, artistId: string): Promise<void> {
  const id = z.uuid().safeParse(ctx.params['id'])
  const mine =
    id.success &&
    (await sql(
      db,
      'SELECT 1 FROM uploads WHERE id = $1 AND artist_id = $2 AND song_id IS NULL AND expires_at > now()',
      [id.data, artistId],
    ))
  if (!mine || mine.length === 0) throw new ApiError(errors['upload-unknown'])
  await serveTus(ctx)
}

async function serveTus(ctx: Context): Promise<void> {
  ctx.respond = false
  for (const [name, value] of Object.entries(apiHeaders)) ctx.res.setHeader(name, value)
  await getTusServer().handle(ctx.req, ctx.res)
}

/** The client's file name from tus metadata, base64. */
function parseFileName(ctx: Context): string {
  const encoded = /(?:^|,)\s*filename ([A-Za-z0-9+/=]{1,1000})/.exec(ctx.get('upload-metadata'))?.[1] ?? ''
  return toSingleLine(Buffer.from(encoded, 'base64').toString('utf8').replaceAll('\0', '')).slice(0, 200)
}

async function getUpload(id: string): Promise<Upload | undefined> {
  const [row] = await sql<{ bytes: number; createdAt: Date }>(
    db,
    'SELECT bytes, created_at AS "createdAt" FROM uploads WHERE id = $1',
    [id],
  )
  return row && new Upload({ id, size: row.bytes, offset: 0, creation_date: row.createdAt.toISOString() })
}

async function deleteUpload(id: string): Promise<void> {
  await sql(db, 'DELETE FROM uploads WHERE id = $1 AND song_id IS NULL', [id])
}

/** Job, hourly: removes expired uploads, and files without a row. */
export async function purgeUploads(): Promise<void> {
  const over = await sql<{ id: string }>(db, 'DELETE FROM uploads WHERE expires_at < now() RETURNING id')
  for (const { id } of over) await rm(getUploadPath(id), { force: true })
  const names = await readdir(UPLOADS_DIR).catch(() => [])
  for (const name of names) {
    const path = join(UPLOADS_DIR, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs < UPLOAD_TTL_HOURS * 3_600_000) continue
    const known = z.uuid().safeParse(name).success ? await sql(db, 'SELECT 1 FROM uploads WHERE id = $1', [name]) : []
    if (known.length === 0) await rm(path, { force: true })
  }
}
