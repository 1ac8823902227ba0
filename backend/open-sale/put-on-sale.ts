import { forgetSoldOut } from '#module/payments'
import { type Trx, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { type OwnSale, refusals } from './contract.ts'
import { describeOwnSale } from './describe-open-sale.ts'
import { isForSale } from './for-sale.ts'
import { copiesCameFree } from './jobs.ts'

/**
 * Puts so many copies of a published edition on open sale, sold ones included; more or fewer than before. Copies that
 * are held, paid for or sold stay. Who waits is told of new ones. Refuses with 404, 409 and 422.
 */
export async function putOnSale(
  artistId: string,
  editionId: string,
  wish: { copies: number; perPerson: number },
): Promise<OwnSale> {
  await inTransaction(async (trx) => {
    await lockOwnEdition(trx, artistId, editionId)
    await sql(
      trx,
      `INSERT INTO open_sales (edition_id, per_person) VALUES ($1, $2)
       ON CONFLICT (edition_id) DO UPDATE SET per_person = EXCLUDED.per_person`,
      [editionId, wish.perPerson],
    )
    const [now] = await sql<{ of: number }>(
      trx,
      'SELECT count(*)::int AS "of" FROM open_copies WHERE edition_id = $1',
      [editionId],
    )
    const more = wish.copies - (now?.of ?? 0)
    if (more > 0) {
      await addCopies(trx, editionId, more)
      await enqueue(trx, copiesCameFree, { editionId })
    }
    if (more < 0) await withdrawCopies(trx, editionId, -more)
  })
  forgetSoldOut(editionId)
  return describeOwnSale(artistId, editionId)
}

/** Of two changes at once the second waits here, and then sees what the first did. */
async function lockOwnEdition(trx: Trx, artistId: string, editionId: string): Promise<void> {
  const [edition] = await sql<{ published: boolean; payable: boolean }>(
    trx,
    `SELECT a.payment_email IS NOT NULL AS payable, ${isForSale} AS published
       FROM editions e JOIN artists a ON a.id = e.artist_id
      WHERE e.id = $1 AND e.artist_id = $2 FOR UPDATE OF e`,
    [editionId, artistId],
  )
  if (!edition) throw new Refusal(refusals['edition-unknown'])
  if (!edition.published) throw new Refusal(refusals['edition-unpublished'])
  if (!edition.payable) throw new Refusal(refusals['payment-account-required'])
}

async function addCopies(trx: Trx, editionId: string, count: number): Promise<void> {
  const added = await sql(
    trx,
    `WITH kept AS (
       UPDATE editions SET open_left = open_left + $2 WHERE id = $1 AND issued + open_left + $2 <= copies RETURNING id)
     INSERT INTO open_copies (edition_id) SELECT id FROM kept, generate_series(1, $2) RETURNING id`,
    [editionId, count],
  )
  if (added.length !== count) throw new Refusal(refusals['too-many-copies'])
}

async function withdrawCopies(trx: Trx, editionId: string, count: number): Promise<void> {
  const [gone] = await sql<{ count: number }>(
    trx,
    `WITH gone AS (
       DELETE FROM open_copies WHERE id IN (
         SELECT id FROM open_copies WHERE edition_id = $1 AND state = 'free'
          ORDER BY id DESC LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id),
     given_back AS (
       UPDATE editions SET open_left = open_left - (SELECT count(*) FROM gone) WHERE id = $1)
     SELECT count(*)::int AS count FROM gone`,
    [editionId, count],
  )
  if (gone?.count !== count) throw new Refusal(refusals['copies-taken'])
}
