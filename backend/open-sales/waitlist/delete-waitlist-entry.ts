import { z } from 'zod'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink, type OneTimeLink } from '#module/mail/one-time-links'
import { errors } from '#contract/open-sales'

const leaveWaitlistLinkData = z.object({ waiterId: z.string() })

/** The link in the one mail that a waiting address gets. */
export const leaveWaitlistLink: OneTimeLink<typeof leaveWaitlistLinkData> = {
  kind: 'open-sale-waiting-list',
  page: '/leave-waiting-list',
  minutes: 90 * 24 * 60,
  data: leaveWaitlistLinkData,
}

/** Removes the address from the waitlist. The link works once. */
export async function deleteWaitlistEntry(token: string): Promise<void> {
  await runInTransaction(async (trx) => {
    const link = await consumeOneTimeLink(trx, leaveWaitlistLink, token)
    if (!link) throw new ApiError(errors['link-expired'])
    await sql(trx, 'DELETE FROM open_sale_waiters WHERE id = $1', [link.waiterId])
  })
}
