import { randomBytes } from 'node:crypto'
import { recordEvent } from '#module/analytics'
import { type StoredFile, keepFile } from '#module/storage'
import { type Trx, sql } from '#platform/database'
import type { obfuscationLevels, rarities } from './contract.ts'

/** Puts a card into the gallery: `artwork` for its owners, `image` for everybody. Returns its id. */
export async function publishCard(
  trx: Trx,
  artistId: string,
  card: {
    title: string
    description: string
    rarity: (typeof rarities)[number]
    artwork: StoredFile
    image: StoredFile
    priceCents: number
    scarcityCount: number
    medium: string | null
    dimensions: string | null
    yearCreated: number | null
    obfuscationLevel: (typeof obfuscationLevels)[number]
  },
): Promise<{ id: string }> {
  await keepFile(trx, card.artwork)
  await keepFile(trx, card.image)
  const [made] = await sql<{ id: string }>(
    trx,
    `INSERT INTO art_cards (artist_id, title, description, rarity, artwork_key, image_key, price_cents, scarcity_count,
       medium, dimensions, year_created, verification_code, obfuscation_level)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
    [
      artistId,
      card.title,
      card.description,
      card.rarity,
      card.artwork.key,
      card.image.key,
      card.priceCents,
      card.scarcityCount,
      card.medium,
      card.dimensions,
      card.yearCreated,
      randomBytes(16).toString('hex').toUpperCase(),
      card.obfuscationLevel,
    ],
  )
  if (!made) throw new Error('a card was not stored')
  await recordEvent(trx, 'card-published', { artistId })
  return made
}
