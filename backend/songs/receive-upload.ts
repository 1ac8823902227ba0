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
import { oneLine } from '#platform/one-line'
import { Refusal, malformed } from '#platform/refusal'
import { apiHeaders } from '#platform/security-headers'
import {
  AUDIO_MAX_BYTES,
  UPLOADS_OPEN_MAX,
  UPLOADS_OPEN_MAX_BYTES,
  UPLOAD_KEPT_HOURS,
  refusals,
  uploadsPath,
} from './contract.ts'
import { lockCatalogueOf } from './create-album.ts'
import { uploadLeases } from './upload-lease.ts'

const folder = join(config.DATA_DIR, 'uploads')

/** Where the bytes of an upload lie. Ids are ours, so this is never a client's path. */
export const uploadedFile = (id: string) => join(folder, z.uuid().parse(id))

// The request of a creation, to the id that its row was given.
const newIds = new WeakMap<object, string>()

/** tus, with errors as all our calls have them. */
class Uploads extends Server {
  override write(...[context, headers, status, body]: Parameters<Server['write']>): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body)
    headers.set('Content-Type', 'application/json; charset=utf-8')
    const message = SENTENCES[status] ?? 'That request could not be read. Please check what was sent.'
    return super.write(context, headers, status, JSON.stringify({ error: `upload-${status}`, message }))
  }
}

const SENTENCES: Record<number, string | undefined> = {
  404: refusals['upload-unknown'].message,
  409: 'The upload stands elsewhere. Ask where, and go on from there.',
  410: refusals['upload-unknown'].message,
  412: 'This address speaks tus 1.0.0.',
  413: 'That is more than was announced.',
  415: 'A piece of a recording is application/offset+octet-stream.',
  423: 'Another connection is sending this recording. Please try again in a moment.',
  500: 'Something broke on our side. What has arrived is kept; please go on in a moment.',
}

let uploads: Uploads | undefined

const tus = () =>
  (uploads ??= new Uploads({
    path: uploadsPath,
    relativeLocation: true,
    allowedOrigins: [config.PUBLIC_URL],
    maxSize: AUDIO_MAX_BYTES,
    locker: uploadLeases,
    namingFunction: (request) => newIds.get(nodeRequest(request)) ?? randomUUID(),
    datastore: new FileStore({
      directory: folder,
      expirationPeriodInMilliseconds: UPLOAD_KEPT_HOURS * 3_600_000,
      // What an upload is stands in its row; only the bytes lie in the folder.
      configstore: { get: findUpload, set: () => Promise.resolve(), delete: forgetUpload },
    }),
  }))

const nodeRequest = (request: unknown) => (request as { runtime: { node: { req: IncomingMessage } } }).runtime.node.req

/** Begins an upload: its size is announced, and within what one artist may have open. */
export async function beginUpload(ctx: Context, artistId: string): Promise<void> {
  const bytes = Number(/^\d{1,12}$/.exec(ctx.get('upload-length'))?.[0] ?? NaN)
  if (!(bytes > 0)) throw malformed('Upload-Length says how many bytes there will be.')
  if (bytes > AUDIO_MAX_BYTES) throw new Refusal(refusals['audio-too-large'])
  const id = randomUUID()
  const begun = await inTransaction(async (trx) => {
    // Counted and added by one after the other.
    await lockCatalogueOf(trx, artistId)
    return sql(
      trx,
      `INSERT INTO uploads (id, artist_id, bytes, name, expires_at)
       SELECT $1, $2, $3::int, $4, now() + make_interval(hours => $5)
         FROM (SELECT count(*) AS open, coalesce(sum(bytes), 0) AS bytes FROM uploads
                WHERE artist_id = $2 AND song_id IS NULL AND expires_at > now()) mine
        WHERE mine.open < $6 AND mine.bytes + $3::int <= $7 RETURNING id`,
      [id, artistId, bytes, nameIn(ctx), UPLOAD_KEPT_HOURS, UPLOADS_OPEN_MAX, UPLOADS_OPEN_MAX_BYTES],
    )
  })
  if (begun.length === 0) throw new Refusal(refusals['uploads-full'])
  newIds.set(ctx.req, id)
  await hand(ctx)
}

/** Goes on with an upload, tells how far it is, or takes it back: only its own artist's. */
export async function continueUpload(ctx: Context, artistId: string): Promise<void> {
  const id = z.uuid().safeParse(ctx.params['id'])
  const mine =
    id.success &&
    (await sql(
      db,
      'SELECT 1 FROM uploads WHERE id = $1 AND artist_id = $2 AND song_id IS NULL AND expires_at > now()',
      [id.data, artistId],
    ))
  if (!mine || mine.length === 0) throw new Refusal(refusals['upload-unknown'])
  await hand(ctx)
}

async function hand(ctx: Context): Promise<void> {
  ctx.respond = false
  for (const [name, value] of Object.entries(apiHeaders)) ctx.res.setHeader(name, value)
  await tus().handle(ctx.req, ctx.res)
}

/** The file's name as the client calls it, from tus's metadata: base64. */
function nameIn(ctx: Context): string {
  const encoded = /(?:^|,)\s*filename ([A-Za-z0-9+/=]{1,1000})/.exec(ctx.get('upload-metadata'))?.[1] ?? ''
  return oneLine(Buffer.from(encoded, 'base64').toString('utf8').replaceAll('\0', '')).slice(0, 200)
}

async function findUpload(id: string): Promise<Upload | undefined> {
  const [row] = await sql<{ bytes: number; createdAt: Date }>(
    db,
    'SELECT bytes, created_at AS "createdAt" FROM uploads WHERE id = $1',
    [id],
  )
  return row && new Upload({ id, size: row.bytes, offset: 0, creation_date: row.createdAt.toISOString() })
}

async function forgetUpload(id: string): Promise<void> {
  await sql(db, 'DELETE FROM uploads WHERE id = $1 AND song_id IS NULL', [id])
}

/** Job, hourly: removes uploads that were never finished or have become songs, and bytes that belong to none. */
export async function sweepUploads(): Promise<void> {
  const over = await sql<{ id: string }>(db, 'DELETE FROM uploads WHERE expires_at < now() RETURNING id')
  for (const { id } of over) await rm(uploadedFile(id), { force: true })
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs < UPLOAD_KEPT_HOURS * 3_600_000) continue
    const known = z.uuid().safeParse(name).success ? await sql(db, 'SELECT 1 FROM uploads WHERE id = $1', [name]) : []
    if (known.length === 0) await rm(path, { force: true })
  }
}
