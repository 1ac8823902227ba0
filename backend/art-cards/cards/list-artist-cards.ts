import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ArtistCard } from './contract.ts'

/** The artist's own cards, newest first, including unpublished ones. */
export function listArtistCards(artistId: string): Promise<ArtistCard[]> {
  return sql<ArtistCard>(
    db,
    `SELECT c.id, c.title, c.rarity, c.state, c.scarcity_count AS copies, c.scarcity_sold AS sold,
            (SELECT count(*) FROM art_copies k WHERE k.card_id = c.id AND k.state IN ('held', 'capturing')) AS held,
            (c.price_cents / 100.0)::float8 AS price,
            (SELECT coalesce(sum(o.cents - o.refunded_cents), 0) / 100.0 FROM orders o
              WHERE o.purpose = 'art-card' AND o.item_id = c.id AND o.state = 'completed')::float8 AS revenue,
            c.obfuscation_level AS "obfuscationLevel",
            CASE WHEN c.state = 'published' THEN '/api/fine-art/cards/' || c.id || '/image' END AS "artworkImageUrl",
            to_json(c.created_at) #>> '{}' AS "createdAt"
       FROM art_cards c WHERE c.artist_id = $1 ORDER BY c.id DESC LIMIT 500`,
    [artistId],
  )
}
