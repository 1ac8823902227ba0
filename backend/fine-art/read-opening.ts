import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#platform/logger'
import { listCards } from './art-card.ts'
import { type ArtCard, listCards as listCardsCall } from './contract.ts'

const GALLERY = '/fine-art/gallery'
const REMEMBERED_MS = 1_500
const PATIENCE_MS = 100
/** More than the first screen of any window; the rest comes with the code. */
const CARDS = 12

let newest: { until: number; cards: Promise<ArtCard[]> } | undefined

/**
 * What the gallery opens with, by the address of its call: it is sent drawn, so that its first picture waits neither for
 * code nor for a list. Nothing on other pages. A page is never kept waiting or failed for it.
 */
export async function readOpening(path: string): Promise<Record<string, unknown> | undefined> {
  if (path !== GALLERY) return undefined
  const now = Date.now()
  if (!newest || newest.until < now) newest = { until: now + REMEMBERED_MS, cards: listCards(CARDS) }
  // Whether anybody still waits for it or not.
  newest.cards.catch(() => undefined)
  try {
    const cards = await Promise.race([newest.cards, sleep(PATIENCE_MS, undefined, { ref: false })])
    return cards && { [listCardsCall.path]: cards }
  } catch (error) {
    log.warn({ err: error }, 'the gallery opens without its cards')
    return undefined
  }
}
