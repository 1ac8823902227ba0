import type { EndpointBody } from '#contract/http'
import { Artist } from '#module/artists'
import { toCents } from '#text/money'
import { deleteUnconfirmedFile, createStoredFile } from '#module/storage/files'
import { db, runInTransaction } from '#database/client'
import { toSingleLine } from '#text/to-single-line'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { ApiError, buildMalformedError } from '#http/api-error'
import {
  EDITION_MAX,
  EDITION_MIN,
  PRICE_MAX_CENTS,
  PRICE_MIN_CENTS,
  YEAR_MIN,
  type publishCard as publishCardCall,
  errors,
} from './contract.ts'
import { createCard } from './create-card.ts'
import { assertArtwork } from '#module/art-cards/images'

/**
 * Publishes an artist's card from the workshop's form. Throws ApiError 400, 409, 415 or 422, and then stores nothing.
 */
export async function publishCard(
  artistId: string,
  fields: EndpointBody<typeof publishCardCall>,
  image: ReceivedFile | undefined,
): Promise<{ id: string; state: string }> {
  const artist = await Artist.query(db).findById(artistId).throwIfNotFound()
  if (!artist.paymentEmail) throw new ApiError(errors['own-payment-account-required'])
  if (fields.rightsDeclared !== 'true') throw new ApiError(errors['rights-undeclared'])
  const card = parseFields(fields)
  const { type } = await assertArtwork(image)
  if (!image) throw new ApiError(errors['image-missing'])
  const artwork = await createStoredFile('art', image, type)
  try {
    const { id } = await runInTransaction((trx) =>
      createCard(trx, artistId, { ...card, artwork, rightsDeclared: true }),
    )
    return { id, state: 'preparing' }
  } catch (error) {
    await deleteUnconfirmedFile(artwork)
    throw error
  }
}

function parseFields(fields: EndpointBody<typeof publishCardCall>) {
  const title = toSingleLine(fields.title)
  if (!/[^\p{C}\p{Z}]/u.test(title)) throw buildMalformedError('Title is required.')
  const priceCents = toCents(fields.price.replace(/^\$/, ''))
  if (priceCents === undefined) {
    if (/^-\d/.test(fields.price)) throw new ApiError(errors['price-too-low'])
    throw buildMalformedError('Price is not a number of dollars.')
  }
  if (priceCents < PRICE_MIN_CENTS) throw new ApiError(errors['price-too-low'])
  if (priceCents > PRICE_MAX_CENTS) throw new ApiError(errors['price-too-high'])
  const scarcityCount = /^\d{1,9}$/.test(fields.scarcityCount) ? Number(fields.scarcityCount) : NaN
  if (!(scarcityCount >= EDITION_MIN && scarcityCount <= EDITION_MAX)) throw new ApiError(errors['copies-out-of-range'])
  return {
    title,
    // Replaces control characters except line breaks.
    description: fields.description.replaceAll(/[^\P{Cc}\n]/gu, ' '),
    rarity: fields.rarity,
    priceCents,
    scarcityCount,
    medium: toSingleLine(fields.medium) || null,
    dimensions: toSingleLine(fields.dimensions) || null,
    yearCreated: parseYear(fields.yearCreated),
    obfuscationLevel: fields.obfuscationLevel,
  }
}

function parseYear(text: string): number | null {
  if (text === '') return null
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN
  // One year of tolerance: it may already be next year in the artist's time zone.
  if (!(year >= YEAR_MIN && year <= new Date().getUTCFullYear() + 1))
    throw buildMalformedError('Year is not a year until now.')
  return year
}
