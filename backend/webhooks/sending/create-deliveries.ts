import { type Trx, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueueAll } from '#queue/queue'
import { formatDollars } from '#text/money'
import { sendDeliveryJob } from '../jobs.ts'

const BATCH_SIZE = 500

/** Any number that nothing else locks. */
const LOCK_ID = 7_046_119

type Fact = {
  eventId: string
  webhookId: string
  type: string
  at: Date
  kind: 'song' | 'album' | 'art-card'
  editionId: string
  title: string
  copies: number
  /** Null where the event is about the edition. */
  copy: number | null
  copyId: string | null
  cents: number | null
  reason: string | null
}

// An edition is sold out with the sale that took its last copy: where every number has an owner and no later sale waits
// for the next batch. Art cards have a certificate for each owner.
const takeEventsSql = `
  WITH taken AS (
    DELETE FROM webhook_events WHERE id = ANY (ARRAY (SELECT id FROM webhook_events ORDER BY id LIMIT $1)) RETURNING *),
  last_sales AS (
    SELECT DISTINCT ON (edition_id) * FROM taken WHERE type = 'copy.sold' ORDER BY edition_id, id DESC),
  sold_out AS (
    SELECT l.* FROM last_sales l
      LEFT JOIN editions e ON e.id = l.edition_id LEFT JOIN art_cards c ON c.id = l.edition_id
     WHERE coalesce(e.copies, c.scarcity_count) <=
           (SELECT count(*) FROM keymails k WHERE k.edition_id = l.edition_id AND k.state = 'redeemed')
         + (SELECT count(*) FROM art_certificates a WHERE a.card_id = l.edition_id AND a.voided_at IS NULL)
       AND NOT EXISTS (SELECT FROM webhook_events v WHERE v.edition_id = l.edition_id AND v.type = 'copy.sold'
                          AND v.id NOT IN (SELECT id FROM taken))),
  told AS (
    SELECT id, artist_id, type, edition_id, subject_id, copy, happened_at FROM taken
     UNION ALL
    SELECT uuidv7(), artist_id, 'edition.sold-out', edition_id, NULL, NULL, happened_at FROM sold_out),
  facts AS (
    SELECT t.*, coalesce(e.kind, 'art-card') AS kind, coalesce(e.title, c.title) AS title,
           coalesce(e.copies, c.scarcity_count) AS copies, coalesce(k.copy_id, a.id) AS copy_id,
           coalesce(o.cents, k.price_cents) AS cents,
           CASE WHEN t.type = 'copy.refunded' THEN coalesce(k.void_reason, 'refund') END AS reason
      FROM told t
      LEFT JOIN editions e ON e.id = t.edition_id LEFT JOIN art_cards c ON c.id = t.edition_id
      LEFT JOIN keymails k ON k.id = t.subject_id LEFT JOIN art_certificates a ON a.id = t.subject_id
      LEFT JOIN orders o ON o.id = coalesce(k.order_id, a.order_id))
  SELECT f.id AS "eventId", w.id AS "webhookId", f.type, f.happened_at AS at, f.kind, f.edition_id AS "editionId", f.title,
         f.copies, f.copy, f.copy_id AS "copyId", f.cents, f.reason, (SELECT count(*)::int FROM taken) AS taken
    FROM facts f JOIN webhooks w ON w.artist_id = f.artist_id AND w.active AND f.type = ANY (w.events)
   ORDER BY f.id, w.id`

/**
 * Job, every five seconds: turns what happened into messages and enqueues them. One process at a time; a second one
 * returns at once.
 */
export async function createDeliveries(): Promise<void> {
  while ((await runInTransaction(createBatch)) === BATCH_SIZE) {
    // The next batch.
  }
}

async function createBatch(trx: Trx): Promise<number> {
  const [lock] = await sql<{ got: boolean }>(trx, 'SELECT pg_try_advisory_xact_lock($1) AS got', [LOCK_ID])
  if (!lock?.got) return 0
  const [before] = await sql<{ waiting: number }>(
    trx,
    'SELECT count(*)::int AS waiting FROM (SELECT FROM webhook_events LIMIT $1) e',
    [BATCH_SIZE],
  )
  if (!before?.waiting) return 0
  const facts = await sql<Fact>(trx, takeEventsSql, [BATCH_SIZE])
  const created = await sql<{ id: string }>(
    trx,
    `INSERT INTO webhook_deliveries (webhook_id, event_id, type, body)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING RETURNING id`,
    [
      facts.map(({ webhookId }) => webhookId),
      facts.map(({ eventId }) => eventId),
      facts.map(({ type }) => type),
      facts.map(buildBody),
    ],
  )
  await enqueueAll(
    trx,
    sendDeliveryJob,
    created.map(({ id }) => ({ deliveryId: id, turn: 0 })),
  )
  return before.waiting
}

/** As the contract's `webhookMessages` say. Names no fan: who buys has agreed to nothing but the purchase. */
function buildBody({ type, at, kind, editionId, title, copies, copy, copyId, cents, reason }: Fact): string {
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: {
      kind,
      editionId,
      title,
      copies,
      ...(copy === null ? {} : { copy, copyId }),
      ...(cents === null ? {} : { price: formatDollars(cents), currency: 'USD' }),
      ...(reason === null ? {} : { reason }),
    },
  })
}
