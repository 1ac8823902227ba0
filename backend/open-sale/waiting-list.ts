import { z } from 'zod'
import { type MailedLink, spendMailedLink } from '#module/mail'
import { db, inTransaction, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { JOINS_PER_HOUR, refusals } from './contract.ts'
import { describeOpenSale } from './describe-open-sale.ts'

const linkData = z.object({ waiterId: z.string() })
/** In the one mail that a waiter gets. */
export const leaveLink: MailedLink<typeof linkData> = {
  kind: 'open-sale-waiting-list',
  page: '/leave-waiting-list',
  minutes: 90 * 24 * 60,
  data: linkData,
}

/**
 * Puts an address on an edition's waiting list, once however often it is asked; who was called before waits anew.
 * Refuses with 404 when nothing is on sale and 409 while a copy is free.
 */
export async function joinWaitingList(editionId: string, email: string, address: string): Promise<void> {
  const sale = await describeOpenSale(editionId)
  if (sale.free > 0) throw new Refusal(refusals['copies-free'])
  await spend(`waiting-list:${address}`, { hits: JOINS_PER_HOUR, seconds: 3600 })
  await sql(
    db,
    `INSERT INTO open_sale_waiters AS w (edition_id, email) VALUES ($1, $2)
     ON CONFLICT (edition_id, email) DO UPDATE SET since = now(), called_at = NULL, mailed_at = NULL
      WHERE w.mailed_at IS NOT NULL`,
    [editionId, email],
  )
}

/**
 * Part of the hourly cleaning: who was written to is forgotten after 30 days, who never had a turn after a year. The
 * privacy page says so.
 */
export async function forgetWaiters(): Promise<void> {
  await sql(
    db,
    `DELETE FROM open_sale_waiters
      WHERE mailed_at < now() - interval '30 days' OR called_at IS NULL AND since < now() - interval '1 year'`,
  )
}

/** Takes the address off the list for good. The link works once. */
export async function leaveWaitingList(token: string): Promise<void> {
  await inTransaction(async (trx) => {
    const link = await spendMailedLink(trx, leaveLink, token)
    if (!link) throw new Refusal(refusals['link-expired'])
    await sql(trx, 'DELETE FROM open_sale_waiters WHERE id = $1', [link.waiterId])
  })
}
