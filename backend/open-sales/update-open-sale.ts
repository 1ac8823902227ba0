import { deleteSoldOutItem } from '#module/payments/holds'
import { type Trx, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { ApiError } from '#http/api-error'
import { type OwnOpenSale, errors } from './contract.ts'
import { getOwnOpenSale } from './list-own-open-sales.ts'
import { forSaleSql, releaseOpenCopies, claimOpenCopies } from '#module/catalog/editions/open-copies'
import { notifyWaitlistJob } from './jobs.ts'

/**
 * Sets how many copies of a published edition, or of a draft from its release on, are on open sale, including sold ones. Held, paid and sold copies stay.
 * New copies are announced to the waitlist. Throws 404, 409 and 422.
 */
export async function updateOpenSale(
  artistId: string,
  editionId: string,
  wish: { copies: number; perPerson: number; minimumPrice?: number | null | undefined },
): Promise<OwnOpenSale> {
  const minimumCents = wish.minimumPrice == null ? null : Math.round(wish.minimumPrice * 100)
  await runInTransaction(async (trx) => {
    await lockOwnEdition(trx, artistId, editionId)
    await sql(
      trx,
      `INSERT INTO open_sales AS s (edition_id, per_person, minimum_cents) VALUES ($1, $2, $3)
       ON CONFLICT (edition_id) DO UPDATE SET per_person = EXCLUDED.per_person,
         minimum_cents = CASE WHEN $4 THEN s.minimum_cents ELSE EXCLUDED.minimum_cents END`,
      [editionId, wish.perPerson, minimumCents, wish.minimumPrice === undefined],
    )
    const [now] = await sql<{ of: number }>(trx, 'SELECT open_left + open_sold AS "of" FROM editions WHERE id = $1', [
      editionId,
    ])
    const more = wish.copies - (now?.of ?? 0)
    if (more > 0) {
      await createOpenCopies(trx, editionId, more)
      await enqueue(trx, notifyWaitlistJob, { editionId })
    }
    if (more < 0) await deleteOpenCopies(trx, editionId, -more)
  })
  deleteSoldOutItem(editionId)
  return getOwnOpenSale(artistId, editionId)
}

/** Serializes concurrent changes: the second waits here and sees the result of the first. */
async function lockOwnEdition(trx: Trx, artistId: string, editionId: string): Promise<void> {
  const [edition] = await sql<{ published: boolean; payable: boolean }>(
    trx,
    `SELECT a.payment_email IS NOT NULL AS payable, ${forSaleSql} OR e.state = 'draft' AND e.blocked_at IS NULL AS published
       FROM editions e JOIN artists a ON a.id = e.artist_id
      WHERE e.id = $1 AND e.artist_id = $2 FOR UPDATE OF e`,
    [editionId, artistId],
  )
  if (!edition) throw new ApiError(errors['edition-unknown'])
  if (!edition.published) throw new ApiError(errors['edition-unpublished'])
  if (!edition.payable) throw new ApiError(errors['payment-account-required'])
}

async function createOpenCopies(trx: Trx, editionId: string, count: number): Promise<void> {
  if (!(await claimOpenCopies(trx, editionId, count))) throw new ApiError(errors['too-many-copies'])
  await sql(trx, 'INSERT INTO open_copies (edition_id) SELECT $1::uuid FROM generate_series(1, $2::int)', [
    editionId,
    count,
  ])
}

async function deleteOpenCopies(trx: Trx, editionId: string, count: number): Promise<void> {
  const deleted = await sql(
    trx,
    `DELETE FROM open_copies WHERE id IN (
       SELECT id FROM open_copies WHERE edition_id = $1 AND state = 'free'
        ORDER BY id DESC LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
    [editionId, count],
  )
  if (deleted.length !== count) throw new ApiError(errors['copies-taken'])
  await releaseOpenCopies(trx, editionId, count)
}
