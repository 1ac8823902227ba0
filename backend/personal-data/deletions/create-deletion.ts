import type { EndpointBody, EndpointReply } from '#contract/http'
import { errors } from '#contract/personal-data'
import type { Language } from '#contract/text'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { assertOwner, personalDataLink } from '#module/personal-data/links'
import { enqueue } from '#queue/queue'
import { type createDeletion as createDeletionCall, DELETION_DAYS } from './contract.ts'
import { sendDeletionPlannedJob } from './jobs.ts'

/** Schedules the deletion and uses the link up. Throws 404 for a link that has expired, 409 if it is scheduled. */
export function createDeletion(
  { token, artistId }: EndpointBody<typeof createDeletionCall>,
  language: Language,
): Promise<EndpointReply<typeof createDeletionCall>> {
  return runInTransaction(async (trx) => {
    const email = await assertOwner(trx, token, artistId)
    if (!(await consumeOneTimeLink(trx, personalDataLink, token)))
      throw new ApiError(errors['personal-data-link-expired'])
    const [planned] = await sql<{ id: string; dueAt: Date }>(
      trx,
      `INSERT INTO personal_data_deletions (email, artist_id, language, due_at)
       VALUES ($1, $2, $3, now() + make_interval(days => $4))
       ON CONFLICT (coalesce(artist_id::text, email)) WHERE state = 'scheduled' DO NOTHING
       RETURNING id, due_at AS "dueAt"`,
      [email, artistId, language, DELETION_DAYS],
    )
    // Thrown inside the transaction, so the link stays usable.
    if (!planned) throw new ApiError(errors['deletion-open'])
    await enqueue(trx, sendDeletionPlannedJob, { deletionId: planned.id })
    return { dueAt: planned.dueAt.toISOString() }
  })
}
