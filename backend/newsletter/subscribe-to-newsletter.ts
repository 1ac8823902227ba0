import type { Language } from '#contract/text'
import { runInTransaction } from '#database/client'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { FORMS_PER_HOUR } from './contract.ts'
import { enqueueAddressConfirmation } from './addresses/enqueue-address-confirmation.ts'
import { createAddress } from './addresses/create-address.ts'

const ACKNOWLEDGEMENT = 'Thank you. Please check your inbox and click the link to join the list.'

/**
 * Requests a newsletter subscription. The answer is the same for every address, subscribed or not; only the link in the
 * mail subscribes it.
 */
export async function subscribeToNewsletter(
  email: string,
  caller: string,
  language: Language,
): Promise<{ message: string }> {
  await consumeNetworkRateLimit('visitor-forms', caller, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await runInTransaction(async (trx) =>
    enqueueAddressConfirmation(trx, await createAddress(trx, email), { news: true, gift: null, language }),
  )
  return { message: ACKNOWLEDGEMENT }
}
