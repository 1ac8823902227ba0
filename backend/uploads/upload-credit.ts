import { db, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

export async function assertUploadCredit(artistId: string): Promise<void> {
  const [row] = await sql<{ credits: number }>(db, 'SELECT credits FROM upload_credits WHERE artist_id = $1', [
    artistId,
  ])
  if (!row?.credits) throw new ApiError(errors['no-credit'])
}

export async function consumeUploadCredit(trx: Trx, artistId: string): Promise<void> {
  const used = await sql(
    trx,
    'UPDATE upload_credits SET credits = credits - 1 WHERE artist_id = $1 AND credits > 0 RETURNING credits',
    [artistId],
  )
  if (used.length === 0) throw new ApiError(errors['no-credit'])
}
