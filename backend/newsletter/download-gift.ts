import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { FORMS_PER_HOUR, type GiftId, GIFTS } from './contract.ts'
import { enqueueAddressConfirmation } from './enqueue-address-confirmation.ts'
import { recordAddress } from './record-address.ts'

/**
 * Records who downloaded which graphic and requests confirmation of the address. The graphic is free and available at
 * once.
 */
export async function downloadGift(
  { email, gift, news }: { email: string; gift: GiftId; news: boolean },
  caller: string,
): Promise<{ file: string }> {
  await consumeRateLimit(`visitor-forms:${caller}`, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await runInTransaction(async (trx) => {
    const addressId = await recordAddress(trx, email)
    await sql(trx, 'INSERT INTO visitor_gifts (address_id, gift) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      addressId,
      gift,
    ])
    await enqueueAddressConfirmation(trx, addressId, { news, gift })
  })
  return { file: GIFTS.find(({ id }) => id === gift)?.file ?? '' }
}
