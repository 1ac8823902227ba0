import { db } from '#database/client'
import { sql } from '#database/sql'
import { cardColumns } from '../card-columns.ts'
import type { ArtCard } from '#contract/art-cards/cards'

const CARDS_MAX = 500

/** The published cards, newest first. */
export function listCards(limit = CARDS_MAX): Promise<ArtCard[]> {
  return sql<ArtCard>(
    db,
    `SELECT ${cardColumns} FROM art_cards c JOIN artists a ON a.id = c.artist_id WHERE c.state = 'published'
      ORDER BY c.id DESC LIMIT $1`,
    [limit],
  )
}
