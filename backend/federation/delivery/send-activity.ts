import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { sendOutgoingRequest } from '#http/outgoing/send-outgoing-request'
import { enqueue } from '#queue/queue'
import { log } from '#runtime/logger'
import { SIGNED_REQUEST_TIMEOUT_MS } from '../contract.ts'
import { sendActivityJob } from '../jobs.ts'
import { buildSignedHeaders } from '../signatures/sign-request.ts'

const FIRST_PAUSE_SECONDS = 10
const LONGEST_PAUSE_SECONDS = 6 * 3600

type Due = { artistId: string; inbox: string; body: string }

/** Job: one try to deliver an activity. A try that fails enqueues the next one, with growing pauses, for three days. */
export async function sendActivity({ deliveryId, turn }: { deliveryId: string; turn: number }): Promise<void> {
  const [due] = await sql<Due>(
    db,
    'SELECT artist_id AS "artistId", inbox, body FROM federation_deliveries WHERE id = $1 AND turn = $2',
    [deliveryId, turn],
  )
  if (!due) return
  const status = await sendSigned(due)
  // An Accept may have become that of a later Follow meanwhile: then it is sent again.
  if (status !== null && status < 300 && (await deleteDelivery(deliveryId, due.body))) return
  // The account, or the whole server, is gone for good.
  if (status === 410) {
    await sql(db, 'DELETE FROM federation_followers WHERE inbox = $1 OR shared_inbox = $1', [due.inbox])
    await sql(db, 'DELETE FROM federation_deliveries WHERE id = $1', [deliveryId])
    return
  }
  const pause = Math.min(FIRST_PAUSE_SECONDS * 3 ** turn, LONGEST_PAUSE_SECONDS)
  await runInTransaction(async (trx) => {
    const [waiting] = await sql(
      trx,
      'UPDATE federation_deliveries SET turn = turn + 1 WHERE id = $1 AND turn = $2 AND until > now() RETURNING id',
      [deliveryId, turn],
    )
    if (waiting) await enqueue(trx, sendActivityJob, { deliveryId, turn: turn + 1 }, { startAfterSeconds: pause })
    else await sql(trx, 'DELETE FROM federation_deliveries WHERE id = $1 AND until <= now()', [deliveryId])
  })
}

/** The status of the answer; null without one. */
async function sendSigned({ artistId, inbox, body }: Due): Promise<number | null> {
  try {
    const headers = await buildSignedHeaders(artistId, { method: 'POST', url: inbox, body })
    const timeoutMs = SIGNED_REQUEST_TIMEOUT_MS
    return (await sendOutgoingRequest({ url: inbox, method: 'POST', headers, body, timeoutMs })).status
  } catch (error) {
    log.info({ err: error, host: URL.parse(inbox)?.host }, 'an activity was not delivered, it will be tried again')
    return null
  }
}

/** Whether it was still the one that was sent. */
async function deleteDelivery(id: string, body: string): Promise<boolean> {
  return (
    (await sql(db, 'DELETE FROM federation_deliveries WHERE id = $1 AND body = $2 RETURNING id', [id, body])).length > 0
  )
}
