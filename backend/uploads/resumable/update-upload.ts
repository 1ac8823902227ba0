import type { Context } from 'koa'
import { z } from 'zod'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from '#contract/uploads'
import { sendToTus } from './tus-server.ts'

/** Continues, inspects or deletes one of the artist's own uploads. */
export async function updateUpload(ctx: Context, artistId: string): Promise<void> {
  const id = z.uuid().safeParse(ctx.params['id'])
  const mine =
    id.success &&
    (await sql(
      db,
      'SELECT 1 FROM uploads WHERE id = $1 AND artist_id = $2 AND song_id IS NULL AND expires_at > now()',
      [id.data, artistId],
    ))
  if (!mine || mine.length === 0) throw new ApiError(errors['upload-unknown'])
  await sendToTus(ctx)
}
