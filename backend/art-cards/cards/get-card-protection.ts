import type { ObfuscationLevel } from '#contract/art-cards/images'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

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
