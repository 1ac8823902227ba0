import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { cardColumns } from './card-columns.ts'
import { type ArtCard, type ArtCardDetail, errors } from './contract.ts'

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
