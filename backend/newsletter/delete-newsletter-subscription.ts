import { raw } from 'objection'
import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'
import { NewsletterAddress } from './addresses/newsletter-address.ts'

/** Stops all mail to an address. The link is in every mail and may be used repeatedly. */
export async function deleteNewsletterSubscription(token: string): Promise<{ email: string }> {
  const address = await NewsletterAddress.query(db)
    .where({ unsubscribe_token: token })
    .patch({ newsSince: null, unsubscribedAt: raw('coalesce(unsubscribed_at, now())') })
    .returning('email')
    .first()
  if (!address) throw new ApiError(errors['unsubscribe-unknown'])
  return { email: address.email }
}
