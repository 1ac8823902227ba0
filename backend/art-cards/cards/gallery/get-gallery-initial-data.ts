import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#runtime/logger'
import { listCards } from './list-cards.ts'
import { type ArtCard, listCards as listCardsCall } from '#contract/art-cards/cards'

const GALLERY = '/fine-art/gallery'
const CACHE_MS = 1_500
const TIMEOUT_MS = 100
/** More than fit on the first screen; the page loads the rest. */
const CARD_COUNT = 12

let newest: { until: number; cards: Promise<ArtCard[]> } | undefined

/**
 * Initial data of the gallery page, keyed by endpoint path, so that its prerendered HTML can show the first pictures.
 * Undefined for other pages. A slow or failing query never delays or breaks the page.
 */
export async function getGalleryInitialData(path: string): Promise<Record<string, unknown> | undefined> {
  if (path !== GALLERY) return undefined
  const now = Date.now()
  if (!newest || newest.until < now) newest = { until: now + CACHE_MS, cards: listCards({ limit: CARD_COUNT }) }
  // Avoids an unhandled rejection after the timeout.
  newest.cards.catch(() => undefined)
  try {
    const cards = await Promise.race([newest.cards, sleep(TIMEOUT_MS, undefined, { ref: false })])
    return cards && { [listCardsCall.path]: cards }
  } catch (error) {
    log.warn({ err: error }, 'could not get the gallery’s initial data')
    return undefined
  }
}
