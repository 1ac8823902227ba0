import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { sendReplacementGKeyEmailJob } from './jobs.ts'

/** Voids an artist's G-Keys at once and enqueues the mail with a new one to their contact address. */
export async function issueReplacementGKey(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1 AND state = 'active'`, [artistId])
  await enqueue(trx, sendReplacementGKeyEmailJob, { artistId })
}
