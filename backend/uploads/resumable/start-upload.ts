import { randomUUID } from 'node:crypto'
import type { Context } from 'koa'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { claimCatalogLock } from '#module/catalog/editions'
import { toSingleLine } from '#text/to-single-line'
import { AUDIO_MAX_BYTES, errors, UPLOAD_TTL_HOURS, UPLOADS_OPEN_MAX, UPLOADS_OPEN_MAX_BYTES } from '#contract/uploads'
import { newUploadIds, sendToTus } from './tus-server.ts'

/** Starts an upload of an announced size, within the artist's limits. */
export async function startUpload(ctx: Context, artistId: string): Promise<void> {
  const bytes = Number(/^\d{1,12}$/.exec(ctx.get('upload-length'))?.[0] ?? NaN)
  if (!(bytes > 0)) throw buildMalformedError('Upload-Length says how many bytes there will be.')
  if (bytes > AUDIO_MAX_BYTES) throw new ApiError(errors['audio-too-large'])
  const id = randomUUID()
  const begun = await runInTransaction(async (trx) => {
    // Serializes the count and the insert.
    await claimCatalogLock(trx, artistId)
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
  await sendToTus(ctx)
}

/** The client's file name from tus metadata, base64. */
function parseFileName(ctx: Context): string {
  const encoded = /(?:^|,)\s*filename ([A-Za-z0-9+/=]{1,1000})/.exec(ctx.get('upload-metadata'))?.[1] ?? ''
  return toSingleLine(Buffer.from(encoded, 'base64').toString('utf8').replaceAll('\0', '')).slice(0, 200)
}
