import { db, runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { log } from '#runtime/logger'
import { getPerson } from '#module/personal-data/links'
import { deleteAddressData } from './delete-address-data.ts'
import { deleteArtistAccount } from './delete-artist-account.ts'
import { sendDeletionDoneJob } from './jobs.ts'

/** Job: carries out the deletions whose days are over, each in one transaction. What cannot be done now is tried again. */
export async function applyDueDeletions(): Promise<void> {
  const due = await sql<{ id: string }>(
    db,
    `SELECT id FROM personal_data_deletions WHERE state = 'scheduled' AND due_at <= now() ORDER BY due_at LIMIT 100`,
  )
  for (const { id } of due) {
    await runInTransaction((trx) => applyDeletion(trx, id)).catch((error: unknown) =>
      log.error({ err: error, deletionId: id }, 'an account was not deleted'),
    )
  }
}

async function applyDeletion(trx: Trx, deletionId: string): Promise<void> {
  // Whoever stops it at this moment waits, and is told that it is done.
  const [done] = await sql<{ email: string; artistId: string | null }>(
    trx,
    `UPDATE personal_data_deletions SET state = 'done', ended_at = now()
      WHERE id = $1 AND state = 'scheduled' AND due_at <= now() RETURNING email, artist_id AS "artistId"`,
    [deletionId],
  )
  if (!done) return
  const person = await getPerson(trx, done.email, done.artistId)
  if (await isBusy(trx, person.visitorIds, done.email, done.artistId))
    throw new Error('a payment or review is under way')
  await (person.artistId === null ? deleteAddressData(trx, person) : deleteArtistAccount(trx, person.artistId, person))
  await enqueue(trx, sendDeletionDoneJob, { deletionId })
}

/** Whether a payment is being captured, or an application that was paid for is being decided. */
async function isBusy(trx: Trx, visitorIds: string[], email: string, artistId: string | null): Promise<boolean> {
  const [row] = await sql<{ busy: boolean }>(
    trx,
    `SELECT EXISTS (SELECT FROM orders WHERE state = 'capturing' AND visitor_id = ANY ($1))
         OR EXISTS (SELECT FROM g_key_applications WHERE $3::uuid IS NULL AND lower(email) = $2
                      AND state IN ('paid', 'verifying', 'in-review')) AS busy`,
    [visitorIds, email, artistId],
  )
  return row?.busy ?? false
}

/** Hourly cleanup: addresses whose last mail could not be sent within a week. */
export async function purgeDeletions(): Promise<void> {
  await sql(
    db,
    `UPDATE personal_data_deletions SET email = NULL
      WHERE state <> 'scheduled' AND email IS NOT NULL AND ended_at < now() - interval '7 days'`,
  )
}
