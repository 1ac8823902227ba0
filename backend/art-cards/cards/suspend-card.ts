import type { Trx } from '#database/client'
import { sql } from '#database/sql'

type ModeratedCard = { artistId: string; title: string }

/**
 * Takes a card down: it leaves the gallery, and no further copy is sold, those that somebody is about to pay included.
 * Owners keep theirs. Returns undefined if the card is not in a state to be taken down.
 */
export async function suspendCard(trx: Trx, cardId: string): Promise<ModeratedCard | undefined> {
  const [card] = await sql<ModeratedCard>(
    trx,
    `UPDATE art_cards SET state = 'taken-down', blocked_for = 'takedown'
      WHERE id = $1 AND (state = 'published' OR blocked_for = 'suspension')
     RETURNING artist_id AS "artistId", title`,
    [cardId],
  )
  return card
}

/** Restores a card that was taken down, unless its artist is suspended. Returns undefined if it was not taken down. */
export async function restoreCard(trx: Trx, cardId: string): Promise<ModeratedCard | undefined> {
  const [card] = await sql<ModeratedCard>(
    trx,
    `UPDATE art_cards c SET state = 'published', blocked_for = NULL FROM artists a
      WHERE c.id = $1 AND c.blocked_for = 'takedown' AND a.id = c.artist_id AND a.suspended_at IS NULL
     RETURNING c.artist_id AS "artistId", c.title`,
    [cardId],
  )
  return card
}

/** Takes the cards of a suspended or closed artist out of the gallery. restoreArtistCards restores exactly these. */
export async function suspendArtistCards(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE art_cards SET state = 'taken-down', blocked_for = 'suspension' WHERE artist_id = $1 AND state = 'published'`,
    [artistId],
  )
}

export async function restoreArtistCards(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE art_cards SET state = 'published', blocked_for = NULL WHERE artist_id = $1 AND blocked_for = 'suspension'`,
    [artistId],
  )
}
