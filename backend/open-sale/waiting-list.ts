import { z } from 'zod'
import { type OneTimeLink, consumeOneTimeLink } from '#module/mail'
import { db, inTransaction, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { consumeRateLimit } from '#platform/throttle'
import { WAITLIST_JOINS_PER_HOUR, errors } from './contract.ts'
import { getOpenSale } from './describe-open-sale.ts'

const leaveWaitlistLinkData = z.object({ waiterId: z.string() })
/** The link in the one mail that a waiting address gets. */
export const leaveWaitlistLink: OneTimeLink<typeof leaveWaitlistLinkData> = {
  kind: 'open-sale-waiting-list',
  page: '/leave-waiting-list',
  minutes: 90 * 24 * 60,
  data: leaveWaitlistLinkData,
}

/**
 * Adds an address to an edition's waitlist, once however often it is requested; an address already notified joins at
 * the end. Throws 404 if nothing is on sale, 409 while a copy is free.
 */
export async function joinWaitlist(editionId: string, email: string, address: string): Promise<void> {
  const sale = await getOpenSale(editionId)
  if (sale.free > 0) throw new ApiError(errors['copies-free'])
  await consumeRateLimit(`waiting-list:${address}`, { hits: WAITLIST_JOINS_PER_HOUR, seconds: 3600 })
  await sql(
    db,
    `INSERT INTO open_sale_waiters AS w (edition_id, email) VALUES ($1, $2)
     ON CONFLICT (edition_id, email) DO UPDATE SET since = now(), called_at = NULL, mailed_at = NULL
      WHERE w.mailed_at IS NOT NULL`,
    [editionId, email],
  )
}

/**
 * Hourly cleanup: deletes notified addresses after 30 days, never notified ones after a year. The privacy page states
 * these periods.
 */
export async function purgeWaitlist(): Promise<void> {
  await sql(
    db,
    `DELETE FROM open_sale_waiters
      WHERE mailed_at < now() - interval '30 days' OR called_at IS NULL AND since < now() - interval '1 year'`,
  )
}

/** Removes the address from the waitlist. The link works once. */
export async function leaveWaitlist(token: string): Promise<void> {
  await inTransaction(async (trx) => {
    const link = await consumeOneTimeLink(trx, leaveWaitlistLink, token)
    if (!link) throw new ApiError(errors['link-expired'])
    await sql(trx, 'DELETE FROM open_sale_waiters WHERE id = $1', [link.waiterId])
  })
}
