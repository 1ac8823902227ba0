import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import type { Context } from 'koa'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { startStallDetection } from '#http/body/start-stall-detection'
import { applyApiHeaders } from '#http/security-headers'
import { config } from '#runtime/config'
import { AUDIO_MAX_BYTES, errors, UPLOAD_TTL_HOURS, UPLOADS_PATH } from '#contract/uploads'
import { uploadLocker } from './upload-lease.ts'
import { UPLOADS_DIR } from './upload-path.ts'

// Maps a creating request to the id its row was given.
export const newUploadIds = new WeakMap<object, string>()

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
  409: 'The upload is at another offset. Ask for the current offset and continue from there.',
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

const getNodeRequest = (request: unknown) =>
  (request as { runtime: { node: { req: IncomingMessage } } }).runtime.node.req

export async function sendToTus(ctx: Context): Promise<void> {
  ctx.respond = false
  applyApiHeaders(ctx)
  const pace = startStallDetection(ctx.req)
  // What has arrived is kept, and the client goes on from there.
  void pace.stalled.catch(() => ctx.req.socket.destroy())
  await getTusServer().handle(ctx.req, ctx.res).finally(pace.stop)
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
