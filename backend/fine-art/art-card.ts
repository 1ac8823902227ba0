import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type ArtCard, refusals } from './contract.ts'

const columns = `c.id, c.title, c.description, a.stage_name AS artist, '/api/fine-art/cards/' || c.id || '/image' AS "artworkImageUrl",
  c.rarity, c.scarcity_count AS "scarcityCount", c.scarcity_sold AS "scarcitySold", (c.price_cents / 100.0)::float8 AS price,
  c.medium, c.dimensions, c.year_created AS "yearCreated"`

/** Every art card, newest first. */
export function listCards(): Promise<ArtCard[]> {
  return sql<ArtCard>(db, `SELECT ${columns} FROM art_cards c JOIN artists a ON a.id = c.artist_id ORDER BY c.id DESC`)
}

export async function describeCard(id: string) {
  const [card] = await sql<ArtCard>(
    db,
    `SELECT ${columns} FROM art_cards c JOIN artists a ON a.id = c.artist_id WHERE c.id = $1`,
    [id],
  )
  if (!card) throw new Refusal(refusals['card-unknown'])
  const remainingCopies = card.scarcityCount - card.scarcitySold
  return { ...card, scarcityInfo: { remainingCopies, canPurchase: remainingCopies > 0 } }
}

export async function describeProtection(id: string) {
  const [row] = await sql<{ verificationCode: string; obfuscationLevel: 'standard' | 'enhanced' | 'maximum' }>(
    db,
    `SELECT verification_code AS "verificationCode", obfuscation_level AS "obfuscationLevel" FROM art_cards WHERE id = $1`,
    [id],
  )
  if (!row) throw new Refusal(refusals['card-unknown'])
  return row
}
