import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { forSaleSql } from '#module/catalog/editions/open-copies'
import { enqueueAll } from '#queue/queue'
import { sendWaitlistMailJob } from '#jobs/open-sales'

/** How long a notified address may take to buy before the next one is notified for the same copy. */
const RESPONSE_SECONDS = 900

// Notifies as many addresses as there are free copies, less those notified recently who may still come. Each copy taken
// since the first of those notifications counts as one of them having bought.
const notifyWaitlistSql = `
  WITH waiting AS (
    SELECT DISTINCT edition_id FROM open_sale_waiters w JOIN editions e ON e.id = w.edition_id
     WHERE called_at IS NULL AND ($1::uuid IS NULL OR edition_id = $1) AND ${forSaleSql}),
  counted AS (
    SELECT w.edition_id,
           (SELECT count(*) FROM open_copies c WHERE c.edition_id = w.edition_id AND c.state = 'free')
           - CASE WHEN r.calls = 0 THEN 0 ELSE greatest(0, r.calls - (
               SELECT count(*) FROM open_copies c JOIN orders o ON o.id = c.order_id
                WHERE c.edition_id = w.edition_id AND o.created_at >= r.first)) END AS places
      FROM waiting w CROSS JOIN LATERAL (
        SELECT count(*) AS calls, min(called_at) AS first FROM open_sale_waiters
         WHERE edition_id = w.edition_id AND called_at > now() - make_interval(secs => $2)) r),
  called AS (
    UPDATE open_sale_waiters SET called_at = now() WHERE id IN (
      SELECT next.id FROM counted CROSS JOIN LATERAL (
        SELECT id FROM open_sale_waiters w WHERE w.edition_id = counted.edition_id AND w.called_at IS NULL
         ORDER BY since, id LIMIT greatest(counted.places, 0) FOR UPDATE SKIP LOCKED) next)
    RETURNING id)
  SELECT id FROM called`

/** Job: notifies the longest-waiting addresses of one edition on sale, or of all, one per free copy. */
export async function notifyWaitlist({ editionId }: { editionId?: string }): Promise<void> {
  await runInTransaction(async (trx) => {
    // Serialized: two runs counting the same free copy would notify two people for it.
    await sql(trx, `SELECT pg_advisory_xact_lock(hashtext('open-sale.call-waiters'))`)
    const called = await sql<{ id: string }>(trx, notifyWaitlistSql, [editionId ?? null, RESPONSE_SECONDS])
    await enqueueAll(
      trx,
      sendWaitlistMailJob,
      called.map(({ id }) => ({ waiterId: id })),
    )
  })
}
