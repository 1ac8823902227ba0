import { db, runInTransaction } from '#database/client'
import { consumeBudgets, listExceeded } from '#http/limits/rate-limit'
import { Artist } from '#module/artists'
import { enqueue } from '#queue/queue'
import { LOST_KEY_REQUESTS_PER_HOUR } from './contract.ts'
import { openLostGKeyReviewsJob } from './jobs.ts'

/**
 * Reports a lost G-Key. Answer and work are the same for every address; only the job finds out whether an artist is
 * concerned. Beyond three reports an hour for one address the request is silently ignored.
 */
export async function createLostGKeyReport(email: string): Promise<void> {
  const hourly = { bucket: `lost-g-key:${email.toLowerCase()}`, hits: LOST_KEY_REQUESTS_PER_HOUR, seconds: 3600 }
  const isExceeded = listExceeded(await consumeBudgets([hourly])).length > 0
  const artists = await Artist.query(db)
    .where({ account_type: 'production', closed_at: null })
    .whereRaw('lower(email) = lower(?)', [email])
    .limit(10)
  const artistIds = isExceeded ? [] : artists.map(({ id }) => id)
  await runInTransaction((trx) => enqueue(trx, openLostGKeyReviewsJob, { artistIds }))
}
