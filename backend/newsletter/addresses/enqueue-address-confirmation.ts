import type { Language } from '#contract/text'
import type { Trx } from '#database/client'
import { enqueue } from '#queue/queue'
import type { GiftId } from '#contract/newsletter'
import { sendAddressConfirmationEmailJob } from '#jobs/newsletter'

/** One mail per form and minute, even after a double click or from a second tab. */
export async function enqueueAddressConfirmation(
  trx: Trx,
  addressId: string,
  asked: { news: boolean; gift: GiftId | null; language: Language },
): Promise<void> {
  const once = { singletonSeconds: 60, singletonKey: `${addressId} ${asked.news} ${asked.gift}` }
  await enqueue(trx, sendAddressConfirmationEmailJob, { addressId, ...asked }, once)
}
