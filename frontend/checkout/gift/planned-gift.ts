import type { QueryClient } from '@tanstack/react-query'
import { listCopies } from '#contract/copies'
import { createGift } from '#contract/copies/gifts'
import { sendRequest } from '#frontend/api/api-client.ts'
import { deleteSessionItems, getSessionItem } from '#frontend/lib/session-storage.ts'
import type { Translate } from '#text/messages/catalog'
import type { checkout } from '#text/messages/catalogs/checkout/en'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'

/** The gift that a purchase of this tab is meant to be; `reference` is what is bought. */
export function getPlannedGift(reference: string) {
  const planned = getSessionItem('plannedGift')
  return planned?.reference === reference ? planned : undefined
}

/**
 * Offers the copy that was just bought to whom it was bought for. 'none' if there was no such plan. What
 * cannot be sent is not lost: the copy is the buyer's, to be given from the wallet.
 */
export async function sendPlannedGift(
  cache: QueryClient,
  reference: string,
  keymailCode: string,
  t: Translate<typeof checkout.messages>,
): Promise<'sent' | 'failed' | 'none'> {
  const planned = getPlannedGift(reference)
  if (!planned) return 'none'
  const { email, message } = planned
  let result: 'sent' | 'failed' = 'sent'
  try {
    const copy = (await sendRequest(listCopies, {})).find(({ code }) => code === keymailCode)
    if (!copy) throw new Error('the copy is not listed')
    await sendRequest(createGift, { params: { id: copy.id }, body: { email, message } })
    createToast({
      title: t('gift.onItsWay'),
      description: t('gift.onItsWayText', { email }),
      variant: 'success',
    })
  } catch {
    result = 'failed'
    createToast({
      title: t('gift.notSent'),
      description: t('gift.notSentText'),
      variant: 'destructive',
    })
  }
  deleteSessionItems('plannedGift')
  void cache.invalidateQueries({ queryKey: [listCopies.path] })
  return result
}
