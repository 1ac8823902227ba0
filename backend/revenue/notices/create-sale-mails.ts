import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueueAll } from '#queue/queue'
import { SALES_GROUPED_MINUTES } from './contract.ts'
import { sendSaleMailJob } from './jobs.ts'

const SALE_MAILS_LOCK_ID = 7_046_131

const noteDisputesSql = `
  INSERT INTO sale_notices (artist_id, kind, subject)
  SELECT o.payee_artist_id, d.kind, d.id
    FROM (SELECT 'dispute' AS kind, id, order_id FROM disputes WHERE opened_at > now() - interval '2 days'
           UNION ALL
          SELECT 'dispute-over', id, order_id FROM disputes WHERE resolved_at > now() - interval '2 days') d
    JOIN orders o ON o.id = d.order_id WHERE o.payee_artist_id IS NOT NULL
  ON CONFLICT DO NOTHING`

const createMailsSql = `
  WITH waiting AS (
    SELECT n.artist_id, bool_or(n.kind <> 'sale') AS urgent,
           CASE coalesce(s.sales, 'each')
             WHEN 'each' THEN NOT EXISTS (
               SELECT FROM sale_mails m
                WHERE m.artist_id = n.artist_id AND m.created_at > now() - make_interval(mins => $1))
             WHEN 'day' THEN min(n.created_at) < date_trunc('day', now(), 'UTC')
             WHEN 'week' THEN min(n.created_at) < date_trunc('week', now(), 'UTC')
             ELSE false END AS "isDue"
      FROM sale_notices n LEFT JOIN sale_mail_settings s ON s.artist_id = n.artist_id
     WHERE n.mail_id IS NULL GROUP BY n.artist_id, s.sales),
  due AS (SELECT * FROM waiting WHERE urgent OR "isDue" LIMIT 1000),
  mails AS (INSERT INTO sale_mails (artist_id) SELECT artist_id FROM due RETURNING id, artist_id),
  gathered AS (
    UPDATE sale_notices n SET mail_id = m.id FROM mails m JOIN due ON due.artist_id = m.artist_id
     WHERE n.artist_id = m.artist_id AND n.mail_id IS NULL AND (n.kind <> 'sale' OR due."isDue"))
  SELECT id FROM mails`

/** Job, every ten seconds: one mail for each artist with something to tell that is due. */
export async function createSaleMails(): Promise<void> {
  await runInTransaction(async (trx) => {
    // A second process would gather nothing and send empty mails.
    const [mine] = await sql<{ locked: boolean }>(trx, 'SELECT pg_try_advisory_xact_lock($1) AS locked', [
      SALE_MAILS_LOCK_ID,
    ])
    if (!mine?.locked) return
    await sql(trx, noteDisputesSql)
    const mails = await sql<{ id: string }>(trx, createMailsSql, [SALES_GROUPED_MINUTES])
    await enqueueAll(
      trx,
      sendSaleMailJob,
      mails.map(({ id }) => ({ mailId: id })),
    )
  })
}
