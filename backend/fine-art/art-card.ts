import { db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { type ArtCard, type ArtCardDetail, type ObfuscationLevel, errors } from './contract.ts'

/** SQL columns for the image of a card `c`: its URL, the available widths and the aspect ratio. */
export const imageColumns = `'/api/fine-art/cards/' || c.id || '/image' AS "artworkImageUrl",
  ARRAY(SELECT i.width FROM art_images i WHERE i.card_id = c.id AND i.type = 'image/webp' ORDER BY i.width) AS "imageWidths",
  (c.width::float8 / c.height) AS "aspectRatio"`

const cardColumns = `c.id, c.title, c.description, a.stage_name AS artist, ${imageColumns},
  c.rarity, c.scarcity_count AS "scarcityCount", c.scarcity_sold AS "scarcitySold", (c.price_cents / 100.0)::float8 AS price,
  c.medium, c.dimensions, c.year_created AS "yearCreated"`

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

export async function getCard(id: string): Promise<ArtCardDetail> {
  const [card] = await sql<ArtCard & { held: number; payable: boolean }>(
    db,
    `SELECT ${cardColumns}, a.payment_email IS NOT NULL AS payable,
            (SELECT count(*) FROM art_copies k WHERE k.card_id = c.id AND k.state IN ('held', 'capturing')) AS held
       FROM art_cards c JOIN artists a ON a.id = c.artist_id WHERE c.id = $1 AND c.state = 'published'`,
    [id],
  )
  if (!card) throw new ApiError(errors['card-unknown'])
  const { held: heldCopies, payable, ...shown } = card
  const remainingCopies = shown.scarcityCount - shown.scarcitySold
  return { ...shown, scarcityInfo: { remainingCopies, heldCopies, canPurchase: remainingCopies > 0 && payable } }
}

export async function getCardProtection(id: string) {
  const [row] = await sql<{ verificationCode: string; obfuscationLevel: ObfuscationLevel }>(
    db,
    `SELECT verification_code AS "verificationCode", obfuscation_level AS "obfuscationLevel" FROM art_cards
      WHERE id = $1 AND state = 'published'`,
    [id],
  )
  if (!row) throw new ApiError(errors['card-unknown'])
  return row
}
