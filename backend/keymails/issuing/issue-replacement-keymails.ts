import { errors, type KeymailSelection } from '#contract/keymails'
import { db, type Db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildEventSql } from '#module/analytics'
import { KEYMAIL_PRICE_LIMITS_CENTS } from './contract.ts'
import { getNoneAffectedError } from './get-none-affected-error.ts'
import { buildSelectionSql } from './selection-sql.ts'

export type ReissuedKeymail = { code: string; copy: number; editionId: string }

const buildReissueSql = (isSelected: string) => `
  WITH free AS (
    SELECT DISTINCT ON (k.edition_id, k.copy) k.edition_id, k.copy, k.price_cents
      FROM keymails k JOIN editions e ON e.id = k.edition_id
     WHERE ${isSelected} AND e.artist_id = $1 AND k.state = 'void' AND e.state = 'published' AND k.copy <= e.copies
     ORDER BY k.edition_id, k.copy, k.id DESC),
  issued AS (
    INSERT INTO keymails (code, edition_id, copy, price_cents)
    SELECT new_keymail_code(), edition_id, copy, coalesce($3, price_cents) FROM free
    -- Of two at once one gets the number.
    ON CONFLICT (edition_id, copy) WHERE state <> 'void' DO NOTHING
    RETURNING code, copy, edition_id),
  event AS (${buildEventSql('keymail-issued', { from: 'issued', artist: '$1::uuid' })})
  SELECT code, copy, edition_id AS "editionId" FROM issued ORDER BY edition_id, copy`

/**
 * Reissues the copy numbers of void Keymails, each with a new code, at the old price unless `priceCents` is given. No
 * number is ever valid twice. Throws 404 if nothing selected is this artist's, 409 if none of the numbers is free.
 */
export async function issueReplacementKeymails(
  artistId: string,
  selection: KeymailSelection,
  priceCents?: number,
  on: Db = db,
): Promise<ReissuedKeymail[]> {
  if (priceCents !== undefined && priceCents < KEYMAIL_PRICE_LIMITS_CENTS.min)
    throw new ApiError(errors['price-too-low'])
  if (priceCents !== undefined && priceCents > KEYMAIL_PRICE_LIMITS_CENTS.max)
    throw new ApiError(errors['price-too-high'])
  const { isSelected, value } = buildSelectionSql(selection)
  const issued = await sql<ReissuedKeymail>(on, buildReissueSql(isSelected), [artistId, value, priceCents ?? null])
  if (issued.length === 0) throw await getNoneAffectedError(artistId, selection, 'number-taken')
  return issued
}
