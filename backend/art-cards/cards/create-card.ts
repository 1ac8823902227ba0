import { randomBytes } from 'node:crypto'
import { trackEvent } from '#module/analytics'
import { type StoredFile, confirmFile } from '#module/storage/files'
import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { toSearchText } from '#text/search-text'
import type { ObfuscationLevel } from '#contract/art-cards/images'
import type { rarities } from './contract.ts'
import { renderCardImagesJob } from './jobs.ts'

export type NewCard = {
  title: string
  description: string
  rarity: (typeof rarities)[number]
  /** The upload as received; the worker derives the owners' and the public files from it. */
  artwork: StoredFile
  priceCents: number
  scarcityCount: number
  medium: string | null
  dimensions: string | null
  yearCreated: number | null
  obfuscationLevel: ObfuscationLevel
  /** The artist said so when publishing it. */
  rightsDeclared?: boolean
}

/** Creates a card with all its copies and enqueues the rendering of its pictures. Returns its id. */
export async function createCard(trx: Trx, artistId: string, card: NewCard): Promise<{ id: string }> {
  await confirmFile(trx, card.artwork)
  const [made] = await sql<{ id: string }>(
    trx,
    `INSERT INTO art_cards (artist_id, title, description, rarity, artwork_key, price_cents, scarcity_count,
       medium, dimensions, year_created, verification_code, obfuscation_level, state, search, rights_declared_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'preparing',
       to_tsvector('simple', $13) || (SELECT a.search FROM artists a WHERE a.id = $1),
       CASE WHEN $14 THEN now() END) RETURNING id`,
    [
      artistId,
      card.title,
      card.description,
      card.rarity,
      card.artwork.key,
      card.priceCents,
      card.scarcityCount,
      card.medium,
      card.dimensions,
      card.yearCreated,
      randomBytes(16).toString('hex').toUpperCase(),
      card.obfuscationLevel,
      toSearchText(card.title),
      card.rightsDeclared ?? false,
    ],
  )
  if (!made) throw new Error('a card was not stored')
  await sql(trx, 'INSERT INTO art_copies (card_id, number) SELECT $1, n FROM generate_series(1, $2::int) n', [
    made.id,
    card.scarcityCount,
  ])
  await trackEvent(trx, 'card-published', { artistId })
  await enqueue(trx, renderCardImagesJob, { cardId: made.id })
  return made
}
