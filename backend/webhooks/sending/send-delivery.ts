import { runInTransaction, db } from '#database/client'
import { sql } from '#database/sql'
import { type OutgoingAnswer, sendOutgoingRequest } from '#http/outgoing/send-outgoing-request'
import { enqueue } from '#queue/queue'
import { sendDeliveryJob } from '../jobs.ts'
import { buildMessageHeaders, buildMessageId } from './sign-message.ts'

/** Between two tries of a delivery: the first pause, what each is longer than the one before, and the longest. */
const FIRST_PAUSE_SECONDS = 5
const PAUSE_FACTOR = 3
const LONGEST_PAUSE_SECONDS = 4 * 3600

/** While a receiver fails, its other deliveries wait, at most so long. */
const LONGEST_STOP_SECONDS = 900

const ERROR_MAX = 300

type Due = {
  webhookId: string
  eventId: string
  body: string
  tries: number
  active: boolean
  url: string
  secrets: string[]
  /** Seconds until the receiver may be asked again; 0 now. */
  stopped: number
}

const getDueSql = `
  SELECT d.webhook_id AS "webhookId", d.event_id AS "eventId", d.body, d.tries, w.active, w.url,
         array_remove(ARRAY[w.secret, CASE WHEN w.old_secret_until > now() THEN w.old_secret END], NULL) AS secrets,
         greatest(0, coalesce(extract(epoch FROM w.retry_at - now()), 0))::float8 AS stopped
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
   WHERE d.id = $1 AND d.turn = $2 AND d.state = 'waiting'`

/**
 * Job: one try to deliver a message. A try that fails enqueues the next one, with growing pauses, for three days. A
 * receiver that fails is left alone for a while, so that its many messages keep nobody else's waiting.
 */
export async function sendDelivery({ deliveryId, turn }: { deliveryId: string; turn: number }): Promise<void> {
  const [due] = await sql<Due>(db, getDueSql, [deliveryId, turn])
  if (!due) return
  if (!due.active) return endDelivery(deliveryId, turn, 'The webhook was switched off.')
  if (due.stopped > 0) return postponeDelivery(deliveryId, turn, due.stopped + Math.random() * 5)
  const messageId = buildMessageId(due.eventId)
  const outcome = await sendOutgoingRequest({
    url: due.url,
    method: 'POST',
    headers: buildMessageHeaders(messageId, due.body, due.secrets),
    body: due.body,
  }).then(describeAnswer, describeFailure)
  if (outcome.error === null) await recordArrival(deliveryId, turn, due.webhookId, outcome.status)
  else await recordFailure({ deliveryId, turn, ...due }, outcome.status, outcome.error)
}

type Outcome = { status: number | null; error: string | null }

function describeAnswer({ status }: OutgoingAnswer): Outcome {
  if (status >= 200 && status < 300) return { status, error: null }
  if (status >= 300 && status < 400) return { status, error: 'The receiver redirects; redirects are not followed.' }
  return { status, error: `The receiver answered ${status}.` }
}

const describeFailure = (error: Error & { code?: string }): Outcome => ({
  status: null,
  error: [error.message, error.code].filter(Boolean).join(' ').slice(0, ERROR_MAX) || 'The receiver cannot be reached.',
})

async function recordArrival(deliveryId: string, turn: number, webhookId: string, status: number | null) {
  await sql(
    db,
    `WITH arrived AS (
       UPDATE webhook_deliveries SET state = 'delivered', delivered_at = now(), last_tried_at = now(), last_status = $4,
              last_error = NULL, tries = tries + 1 WHERE id = $1 AND turn = $2 RETURNING id)
     UPDATE webhooks SET failures = 0, retry_at = NULL WHERE id = $3 AND (failures > 0 OR retry_at IS NOT NULL)`,
    [deliveryId, turn, webhookId, status],
  )
}

async function recordFailure(
  { deliveryId, turn, webhookId, tries }: { deliveryId: string; turn: number; webhookId: string; tries: number },
  status: number | null,
  error: string,
): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_SECONDS * PAUSE_FACTOR ** tries, LONGEST_PAUSE_SECONDS)
  await runInTransaction(async (trx) => {
    // 410 is how a receiver asks to be left alone.
    await sql(
      trx,
      `UPDATE webhooks SET failures = failures + 1, active = active AND $2,
              retry_at = now() + least(${FIRST_PAUSE_SECONDS} * power(2, least(failures, 20)), ${LONGEST_STOP_SECONDS}) * interval '1 second'
        WHERE id = $1`,
      [webhookId, status !== 410],
    )
    const [failed] = await sql<{ state: string }>(
      trx,
      `UPDATE webhook_deliveries SET tries = tries + 1, turn = turn + 1, last_tried_at = now(), last_status = $3, last_error = $4,
              state = CASE WHEN $5 AND until > now() THEN 'waiting' ELSE 'failed' END
        WHERE id = $1 AND turn = $2 RETURNING state`,
      [deliveryId, turn, status, error, status !== 410],
    )
    if (failed?.state === 'waiting')
      await enqueue(trx, sendDeliveryJob, { deliveryId, turn: turn + 1 }, { startAfterSeconds: pause })
  })
}

async function postponeDelivery(deliveryId: string, turn: number, seconds: number): Promise<void> {
  await runInTransaction(async (trx) => {
    const [postponed] = await sql<{ state: string }>(
      trx,
      `UPDATE webhook_deliveries SET turn = turn + 1, state = CASE WHEN until > now() THEN 'waiting' ELSE 'failed' END
        WHERE id = $1 AND turn = $2 RETURNING state`,
      [deliveryId, turn],
    )
    if (postponed?.state === 'waiting')
      await enqueue(trx, sendDeliveryJob, { deliveryId, turn: turn + 1 }, { startAfterSeconds: seconds })
  })
}

async function endDelivery(deliveryId: string, turn: number, reason: string): Promise<void> {
  await sql(db, `UPDATE webhook_deliveries SET state = 'failed', last_error = $3 WHERE id = $1 AND turn = $2`, [
    deliveryId,
    turn,
    reason,
  ])
}
