import { eventSql } from '#module/analytics'
import { type Db, brokeUnique, db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { PRICE_LIMITS_CENTS, refusals } from './contract.ts'

type Found = { code: string; state: string; sibling: boolean }

const mineText = `
  SELECT k.code, k.state, EXISTS (SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy
           AND s.state <> 'void' AND s.id <> k.id) AS sibling
    FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.code = ANY ($2) AND e.artist_id = $1`

/** Rows are locked in the order of their ids: two lists that overlap wait for each other instead of locking up. */
const unpaidText = `
  SELECT k.id FROM keymails k JOIN editions e ON e.id = k.edition_id
   WHERE k.code = ANY ($2) AND e.artist_id = $1 AND k.state = 'issued' ORDER BY k.id FOR UPDATE OF k`

/**
 * Makes issued, unpaid Keymails void; their numbers are free to be issued anew. Those that somebody is paying for, has
 * paid for, or that are void already stay as they are. Returns the codes that became void; refuses with 404 when none of
 * the codes is this artist's, 409 when none could be voided.
 */
export async function voidKeymails(artistId: string, codes: readonly string[]): Promise<string[]> {
  const voided = await sql<{ code: string }>(
    db,
    `UPDATE keymails SET state = 'void', void_reason = 'artist' WHERE id IN (${unpaidText}) RETURNING code`,
    [artistId, codes],
  )
  if (voided.length === 0) await refuseNone(artistId, codes, 'keymail-not-free')
  return voided.map(({ code }) => code)
}

/**
 * Takes a voiding back, for ten minutes and while the number has not been issued anew: the old codes work again.
 * Refuses with 404, and 409 when nothing could be taken back.
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
    if (restored.length === 0) await refuseNone(artistId, codes, 'too-late-to-undo')
    return restored.map(({ code }) => code)
  } catch (error) {
    // Issued anew at this very moment.
    if (brokeUnique(error, 'keymails_one_per_copy')) throw new Refusal(refusals['too-late-to-undo'])
    throw error
  }
}

export type Reissued = { code: string; copy: number; editionId: string }

const reissueText = `
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
  event AS (${eventSql('keymail-issued', { from: 'issued', artist: '$1::uuid' })})
  SELECT code, copy, edition_id AS "editionId" FROM issued ORDER BY edition_id, copy`

/**
 * Issues the numbers of void Keymails anew, each with a new code, at the old price unless `priceCents` is given: a number
 * is never double. Refuses with 404 when none of the codes is this artist's, 409 when none of the numbers is free.
 */
export async function reissueKeymails(
  artistId: string,
  codes: readonly string[],
  priceCents?: number,
  on: Db = db,
): Promise<Reissued[]> {
  if (priceCents !== undefined && priceCents < PRICE_LIMITS_CENTS.min) throw new Refusal(refusals['price-too-low'])
  if (priceCents !== undefined && priceCents > PRICE_LIMITS_CENTS.max) throw new Refusal(refusals['price-too-high'])
  const issued = await sql<Reissued>(on, reissueText, [artistId, codes, priceCents ?? null])
  if (issued.length === 0) await refuseNone(artistId, codes, 'number-taken')
  return issued
}

async function refuseNone(
  artistId: string,
  codes: readonly string[],
  otherwise: 'keymail-not-free' | 'too-late-to-undo' | 'number-taken',
): Promise<never> {
  const mine = await sql<Found>(db, mineText, [artistId, codes])
  throw new Refusal(refusals[mine.length === 0 ? 'keymails-unknown' : otherwise])
}
