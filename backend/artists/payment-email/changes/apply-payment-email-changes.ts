import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueueAll } from '#queue/queue'
import { sendPaymentEmailWarningsJob } from '#jobs/artists/payment-email'

// The artist's row is locked first, as by requests and stops: of a stop and this, exactly one finds the change open.
const applySql = `
  WITH due AS MATERIALIZED (
    SELECT c.id FROM payment_email_changes c JOIN artists a ON a.id = c.artist_id
     WHERE c.state = 'approved' AND c.confirmed_at IS NOT NULL AND c.effective_at <= now() FOR UPDATE OF a),
  applied AS (
    UPDATE payment_email_changes c SET state = 'applied', ended_at = now() FROM due
     WHERE c.id = due.id AND c.state = 'approved' RETURNING c.id, c.artist_id, c.was, c.becomes),
  paid AS (
    UPDATE artists a SET payment_email = applied.becomes,
           pending_payment_email = nullif(a.pending_payment_email, applied.becomes)
      FROM applied WHERE a.id = applied.artist_id AND a.payment_email = applied.was)
  SELECT id FROM applied`

/** Job, every minute: puts approved and confirmed payment addresses in force once their day has passed. */
export function applyPaymentEmailChanges(): Promise<void> {
  return runInTransaction(async (trx) => {
    const applied = await sql<{ id: string }>(trx, applySql, [])
    await enqueueAll(
      trx,
      sendPaymentEmailWarningsJob,
      applied.map(({ id }) => ({ changeId: id, event: 'applied' })),
    )
  })
}
