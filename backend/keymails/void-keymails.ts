import { buildEventSql } from '#module/analytics'
import { type Db, isUniqueViolation, db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { KEYMAIL_PRICE_LIMITS_CENTS, errors } from './contract.ts'

type OwnKeymail = { code: string; state: string; sibling: boolean }

const ownKeymailsSql = `
  SELECT k.code, k.state, EXISTS (SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy
           AND s.state <> 'void' AND s.id <> k.id) AS sibling
    FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.code = ANY ($2) AND e.artist_id = $1`

/** Locks rows in id order, so that overlapping requests wait for each other instead of deadlocking. */
const lockUnpaidKeymailsSql = `
  SELECT k.id FROM keymails k JOIN editions e ON e.id = k.edition_id
   WHERE k.code = ANY ($2) AND e.artist_id = $1 AND k.state = 'issued' ORDER BY k.id FOR UPDATE OF k`

/**
 * Voids issued, unpaid Keymails and frees their copy numbers for reissue. Keymails that are paid for, being paid for or
 * already void are left alone. Returns the voided codes; throws 404 if none of the codes is this artist's, 409 if none
 * could be voided.
 */
export async function voidKeymails(artistId: string, codes: readonly string[]): Promise<string[]> {
  const voided = await sql<{ code: string }>(
    db,
    `UPDATE keymails SET state = 'void', void_reason = 'artist' WHERE id IN (${lockUnpaidKeymailsSql}) RETURNING code`,
    [artistId, codes],
  )
  if (voided.length === 0) await throwNoneAffected(artistId, codes, 'keymail-not-free')
  return voided.map(({ code }) => code)
}

/**
 * Undoes a voiding within ten minutes, unless the number has been reissued: the old codes work again. Throws 404, and
 * 409 if nothing could be restored.
 */
export async function restoreKeymails(artistId: string, codes: readonly string[]): Promise<string[]> {
  try {
    const restored = await sql<{ code: string }>(
      db,
      `UPDATE keymails SET state = 'issued' WHERE id IN (
         SELECT k.id FROM keymails k JOIN editions e ON e.id = k.edition_id
          WHERE k.code = ANY ($2) AND e.artist_id = $1 AND k.state = 'void' AND k.void_reason = 'artist'
            AND k.voided_at > now() - interval '10 minutes'
            AND NOT EXISTS (SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy AND s.state <> 'void')
          ORDER BY k.id FOR UPDATE OF k)
       RETURNING code`,
      [artistId, codes],
    )
    if (restored.length === 0) await throwNoneAffected(artistId, codes, 'too-late-to-undo')
    return restored.map(({ code }) => code)
  } catch (error) {
    // Reissued concurrently.
    if (isUniqueViolation(error, 'keymails_one_per_copy')) throw new ApiError(errors['too-late-to-undo'])
    throw error
  }
}

export type ReissuedKeymail = { code: string; copy: number; editionId: string }

const reissueKeymailsSql = `
  WITH free AS (
    SELECT DISTINCT ON (k.edition_id, k.copy) k.edition_id, k.copy, k.price_cents
      FROM keymails k JOIN editions e ON e.id = k.edition_id
     WHERE k.code = ANY ($2) AND e.artist_id = $1 AND k.state = 'void' AND e.state = 'published' AND k.copy <= e.copies
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
 * number is ever valid twice. Throws 404 if none of the codes is this artist's, 409 if none of the numbers is free.
 */
export async function reissueKeymails(
  artistId: string,
  codes: readonly string[],
  priceCents?: number,
  on: Db = db,
): Promise<ReissuedKeymail[]> {
  if (priceCents !== undefined && priceCents < KEYMAIL_PRICE_LIMITS_CENTS.min) throw new ApiError(errors['price-too-low'])
  if (priceCents !== undefined && priceCents > KEYMAIL_PRICE_LIMITS_CENTS.max) throw new ApiError(errors['price-too-high'])
  const issued = await sql<ReissuedKeymail>(on, reissueKeymailsSql, [artistId, codes, priceCents ?? null])
  if (issued.length === 0) await throwNoneAffected(artistId, codes, 'number-taken')
  return issued
}

async function throwNoneAffected(
  artistId: string,
  codes: readonly string[],
  otherwise: 'keymail-not-free' | 'too-late-to-undo' | 'number-taken',
): Promise<never> {
  const mine = await sql<OwnKeymail>(db, ownKeymailsSql, [artistId, codes])
  throw new ApiError(errors[mine.length === 0 ? 'keymails-unknown' : otherwise])
}
