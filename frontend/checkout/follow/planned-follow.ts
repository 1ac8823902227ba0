import { createFollow } from '#contract/follows'
import { sendRequest } from '#frontend/api/api-client.ts'
import { deleteSessionItems, getSessionItem } from '#frontend/lib/session-storage.ts'
import type { Translate } from '#text/messages/catalog'
import type { checkout } from '#text/messages/catalogs/checkout/en'

/** What the buyer of this tab agreed to; `reference` is what is bought. */
export function getPlannedFollow(reference: string) {
  const planned = getSessionItem('plannedFollow')
  return planned?.reference === reference ? planned : undefined
}

/** Follows the artist of the copy that was just bought, if its buyer agreed to. Returns what to tell them, or ''. */
export async function sendPlannedFollow(
  reference: string,
  keymailCode: string,
  artist: string,
  t: Translate<typeof checkout.messages>,
): Promise<string> {
  const planned = getPlannedFollow(reference)
  if (!planned) return ''
  deleteSessionItems('plannedFollow')
  try {
    const { state } = await sendRequest(createFollow, { body: { keymailCode, shareAddress: planned.shareAddress } })
    return state === 'confirm' ? t('follow.confirm', { artist }) : ''
  } catch {
    return t('follow.failed', { artist })
  }
}
