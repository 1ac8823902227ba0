import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'koa'
import { log } from '#platform/logger'
import { listCards } from './art-card.ts'
import { type ArtCard, GALLERY_SIZES, pictureSet } from './contract.ts'

const GALLERY = '/fine-art/gallery'
const REMEMBERED_MS = 1_500
const PATIENCE_MS = 100

let newest: { until: number; card: Promise<ArtCard | undefined> } | undefined

/**
 * Tells the browser of the picture that hangs first in the gallery together with the page: it is fetched beside the
 * screen's code, not after the list that the code asks for. A page is never kept waiting or failed for it.
 */
export async function announceFirstPicture(ctx: Context): Promise<void> {
  if (ctx.path !== GALLERY) return
  const now = Date.now()
  if (!newest || newest.until < now) newest = { until: now + REMEMBERED_MS, card: listCards(1).then(([card]) => card) }
  // Whether anybody still waits for it or not.
  newest.card.catch(() => undefined)
  try {
    const card = await Promise.race([newest.card, sleep(PATIENCE_MS, undefined, { ref: false })])
    if (!card?.imageWidths.length) return
    const hint = `rel=preload; as=image; imagesrcset="${pictureSet(card)}"; imagesizes="${GALLERY_SIZES}"; fetchpriority=high`
    ctx.append('Link', `<${card.artworkImageUrl}>; ${hint}`)
  } catch (error) {
    log.warn({ err: error }, 'the gallery opens without its first picture announced')
  }
}
