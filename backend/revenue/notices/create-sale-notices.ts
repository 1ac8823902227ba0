import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { enqueueAll } from '#queue/queue'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { sendSaleMailJob } from './jobs.ts'

// Postings of a restored backup or an imported past are no news.
const isRecent = (at: string) => `${at} > now() - interval '2 days'`

const createSql = `
  INSERT INTO sale_notices (artist_id, kind, subject)
  SELECT o.payee_artist_id, p.kind, p.id::text
    FROM ledger_postings p JOIN orders o ON o.id = p.order_id
    LEFT JOIN sale_mail_settings s ON s.artist_id = o.payee_artist_id
   WHERE p.id = ANY ($1) AND p.kind IN ('sale', 'refund') AND ${isRecent('p.at')}
     AND o.payee_artist_id IS NOT NULL AND o.state = 'completed'
     AND NOT (p.kind = 'sale' AND coalesce(s.sales, 'each') = 'never')
     -- A refund that only confirms what a lost dispute has taken moves nothing.
     AND (p.kind = 'sale' OR EXISTS (SELECT FROM ledger_entries l WHERE l.posting_id = p.id))
  ON CONFLICT DO NOTHING`

const createSoldOutSql = `
  INSERT INTO sale_notices (artist_id, kind, subject)
  SELECT sold.artist_id, 'sold-out', sold.id::text
    FROM (SELECT DISTINCT r.item_id FROM revenue_of_postings r JOIN ledger_postings p ON p.id = r.posting_id
           WHERE r.posting_id = ANY ($1) AND p.kind = 'sale' AND ${isRecent('p.at')}) item
    JOIN LATERAL (
      SELECT e.id, e.artist_id FROM editions e
       WHERE e.id = item.item_id AND e.issued >= e.copies AND ${buildSoldCopiesSql('e.id')} >= e.copies
       UNION ALL
      SELECT c.id, c.artist_id FROM art_cards c
       WHERE c.id = item.item_id AND NOT EXISTS (SELECT FROM art_copies a WHERE a.card_id = c.id AND a.state <> 'sold')
    ) sold ON true
  ON CONFLICT DO NOTHING`

const createRefundMailsSql = `
  INSERT INTO sale_mails (posting_id)
  SELECT p.id FROM ledger_postings p WHERE p.id = ANY ($1) AND p.kind = 'refund' AND ${isRecent('p.at')}
  ON CONFLICT DO NOTHING RETURNING id`

/**
 * Records what artists are to be told about these postings, and enqueues the mails of buyers whose money went back.
 * Called in the transaction that takes the postings out of the inbox, so that each is told once.
 */
export async function createSaleNotices(trx: Trx, postingIds: string[]): Promise<void> {
  await sql(trx, createSql, [postingIds])
  await sql(trx, createSoldOutSql, [postingIds])
  const mails = await sql<{ id: string }>(trx, createRefundMailsSql, [postingIds])
  await enqueueAll(
    trx,
    sendSaleMailJob,
    mails.map(({ id }) => ({ mailId: id })),
  )
}
