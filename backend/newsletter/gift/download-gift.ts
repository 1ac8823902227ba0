import type { Language } from '#contract/text'
import { runInTransaction } from '#database/client'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { FORMS_PER_HOUR, type GiftId, GIFTS } from '#contract/newsletter'
import { enqueueAddressConfirmation } from '../addresses/enqueue-address-confirmation.ts'
import { GiftDownload } from './gift-download.ts'
import { createAddress } from '../addresses/create-address.ts'

/**
 * Records who downloaded which graphic and requests confirmation of the address. The graphic is free and available at
 * once.
 */
export async function downloadGift(
  { email, gift, news }: { email: string; gift: GiftId; news: boolean },
  caller: string,
  language: Language,
): Promise<{ file: string }> {
  await consumeNetworkRateLimit('visitor-forms', caller, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await runInTransaction(async (trx) => {
    const addressId = await createAddress(trx, email)
    await GiftDownload.query(trx).insert({ addressId, gift }).onConflict(['address_id', 'gift']).ignore()
    await enqueueAddressConfirmation(trx, addressId, { news, gift, language })
  })
  return { file: GIFTS.find(({ id }) => id === gift)?.file ?? '' }
}
