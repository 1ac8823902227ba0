import type { BodyOf } from '#contract/platform'
import { Artist } from '#module/gkeys'
import { centsOf } from '#module/payments'
import { discardFile, storeFile } from '#module/storage'
import { db, inTransaction } from '#platform/database'
import { oneLine } from '#platform/one-line'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal, malformed } from '#platform/refusal'
import {
  EDITION_MAX,
  EDITION_MIN,
  PRICE_MAX_CENTS,
  PRICE_MIN_CENTS,
  YEAR_MIN,
  type publishCard as publishCardCall,
  refusals,
} from './contract.ts'
import { hangCard } from './hang-card.ts'
import { readArtwork } from './read-artwork.ts'

/** An artist's card from the workshop's form. Refuses with 400, 409, 415, 422; nothing is stored then. */
export async function publishCard(
  artistId: string,
  fields: BodyOf<typeof publishCardCall>,
  image: ReceivedFile | undefined,
): Promise<{ id: string; state: string }> {
  const artist = await Artist.query(db).findById(artistId).throwIfNotFound()
  if (!artist.paymentEmail) throw new Refusal(refusals['own-payment-account-required'])
  const card = readFields(fields)
  const { type } = await readArtwork(image)
  if (!image) throw new Refusal(refusals['image-missing'])
  const artwork = await storeFile('art', image, type)
  try {
    const { id } = await inTransaction((trx) => hangCard(trx, artistId, { ...card, artwork }))
    return { id, state: 'preparing' }
  } catch (error) {
    await discardFile(artwork)
    throw error
  }
}

function readFields(fields: BodyOf<typeof publishCardCall>) {
  const title = oneLine(fields.title)
  if (!/[^\p{C}\p{Z}]/u.test(title)) throw malformed('Title is required.')
  const priceCents = centsOf(fields.price.replace(/^\$/, ''))
  if (priceCents === undefined) {
    if (/^-\d/.test(fields.price)) throw new Refusal(refusals['price-too-low'])
    throw malformed('Price is not a number of dollars.')
  }
  if (priceCents < PRICE_MIN_CENTS) throw new Refusal(refusals['price-too-low'])
  if (priceCents > PRICE_MAX_CENTS) throw new Refusal(refusals['price-too-high'])
  const scarcityCount = /^\d{1,9}$/.test(fields.scarcityCount) ? Number(fields.scarcityCount) : NaN
  if (!(scarcityCount >= EDITION_MIN && scarcityCount <= EDITION_MAX))
    throw new Refusal(refusals['copies-out-of-range'])
  return {
    title,
    // Paragraphs stay; other control characters have no business in a text.
    description: fields.description.replaceAll(/[^\P{Cc}\n]/gu, ' '),
    rarity: fields.rarity,
    priceCents,
    scarcityCount,
    medium: oneLine(fields.medium) || null,
    dimensions: oneLine(fields.dimensions) || null,
    yearCreated: readYear(fields.yearCreated),
    obfuscationLevel: fields.obfuscationLevel,
  }
}

function readYear(text: string): number | null {
  if (text === '') return null
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN
  // One more than ours: it may be next year already where the artist lives.
  if (!(year >= YEAR_MIN && year <= new Date().getUTCFullYear() + 1)) throw malformed('Year is not a year until now.')
  return year
}
