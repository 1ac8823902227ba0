import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ArtCard } from '#contract/art-cards/cards'
import { cardColumns } from '../card-columns.ts'

type CardsQuery = { limit: number; cursor?: string | undefined; artistId?: string | undefined }

/** The published cards after `cursor`, newest first, of all artists or of one. */
export function listCards({ limit, cursor, artistId }: CardsQuery): Promise<ArtCard[]> {
  // Two statements, because one plan for both would read the whole gallery for an artist who has no card.
  const ofArtist = artistId === undefined ? '' : 'AND c.artist_id = $3'
  return sql<ArtCard>(
    db,
    `SELECT ${cardColumns} FROM art_cards c JOIN artists a ON a.id = c.artist_id
      WHERE c.state = 'published' AND ($2::uuid IS NULL OR c.id < $2) ${ofArtist} ORDER BY c.id DESC LIMIT $1`,
    [limit, cursor ?? null, ...(artistId === undefined ? [] : [artistId])],
  )
}
