import { db } from '#database/client'
import { UNCONFIRMED_DAYS } from '#contract/newsletter'
import { NewsletterAddress } from './newsletter-address.ts'

/**
 * Job, hourly: deletes unconfirmed addresses and their gift downloads. Unsubscribed addresses are kept, so that they
 * get no further mail.
 */
export async function purgeUnconfirmedAddresses(): Promise<void> {
  await NewsletterAddress.query(db)
    .delete()
    .where({ confirmed_at: null, unsubscribed_at: null })
    .whereRaw('asked_at < now() - make_interval(days => ?)', [UNCONFIRMED_DAYS])
}
