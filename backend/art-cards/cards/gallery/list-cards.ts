import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ArtCard } from '#contract/art-cards/cards'
import { cardColumns } from '../card-columns.ts'

/** The published cards after `cursor`, newest first. */
export function listCards({ limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<ArtCard[]> {
  return sql<ArtCard>(
    db,
    `SELECT ${cardColumns} FROM art_cards c JOIN artists a ON a.id = c.artist_id
      WHERE c.state = 'published' AND ($2::uuid IS NULL OR c.id < $2) ORDER BY c.id DESC LIMIT $1`,
    [limit, cursor ?? null],
  )
}
