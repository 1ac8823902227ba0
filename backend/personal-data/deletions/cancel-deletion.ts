import { z } from 'zod'
import { errors } from '#contract/personal-data'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink, type OneTimeLink } from '#module/mail/one-time-links'
import { DELETION_DAYS } from './contract.ts'

const deletionLinkData = z.object({ deletionId: z.string() })

/** Mailed at once; it stops the deletion until the moment it happens. */
export const deletionLink: OneTimeLink<typeof deletionLinkData> = {
  kind: 'personal-data-deletion',
  page: '/keep-my-account',
  // The job may come an hour late.
  minutes: (DELETION_DAYS * 24 + 2) * 60,
  data: deletionLinkData,
}

/** Stops a deletion. Throws 404 if it was stopped before or is done. */
export async function cancelDeletion(token: string): Promise<void> {
  await runInTransaction(async (trx) => {
    const link = await consumeOneTimeLink(trx, deletionLink, token)
    const canceled = link
      ? await sql(
          trx,
          `UPDATE personal_data_deletions SET state = 'canceled', ended_at = now(), email = NULL
            WHERE id = $1 AND state = 'scheduled' RETURNING id`,
          [link.deletionId],
        )
      : []
    if (canceled.length === 0) throw new ApiError(errors['deletion-gone'])
  })
}
