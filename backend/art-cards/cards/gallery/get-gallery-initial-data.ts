import { getInitialData, type InitialData } from '#pages/get-initial-data'
import { listCards as listCardsCall } from '#contract/art-cards/cards'
import { listCards } from './list-cards.ts'

const GALLERY = '/fine-art/gallery'
/** More than fit on the first screen; the page loads the rest. */
const CARD_COUNT = 12

/**
 * Initial data of the gallery page, keyed by endpoint path, so that its prerendered HTML can show the first pictures.
 * Undefined for other pages.
 */
export async function getGalleryInitialData(path: string): Promise<InitialData | undefined> {
  if (path !== GALLERY) return undefined
  return getInitialData(path, async () => ({ [listCardsCall.path]: await listCards({ limit: CARD_COUNT }) }))
}
