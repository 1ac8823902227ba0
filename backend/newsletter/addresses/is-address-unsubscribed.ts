import type { Db } from '#database/client'
import { NewsletterAddress } from './newsletter-address.ts'

/** Whether the owner of an address asked to get no mail that only somebody who typed it asked for. */
export async function isAddressUnsubscribed(on: Db, email: string): Promise<boolean> {
  const address = await NewsletterAddress.query(on).findOne({ email: email.toLowerCase() })
  return Boolean(address?.unsubscribedAt)
}
