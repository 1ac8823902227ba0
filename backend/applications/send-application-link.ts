import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { AttemptCaller } from '#http/limits/failed-attempts'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { getApplicationByTrackingNumber } from './application.ts'
import { APPLICATION_RESENDS_PER_HOUR } from './contract.ts'
import { sendApplicationLinkEmailJob } from './jobs.ts'

/** Sends another confirmation link. The earlier one stays valid until it expires. */
export async function sendApplicationLink(trackingNumber: string, guesser: AttemptCaller): Promise<void> {
  const { id } = await getApplicationByTrackingNumber(trackingNumber, guesser)
  await consumeRateLimit(`application-link:${id}`, { hits: APPLICATION_RESENDS_PER_HOUR, seconds: 3600 })
  await runInTransaction(async (trx) => {
    const asked = await sql(
      trx,
      `UPDATE g_key_applications SET link_asked_at = now() WHERE id = $1 AND state = 'submitted' RETURNING id`,
      [id],
    )
    if (asked.length === 0) throw new ApiError(errors['application-confirmed'])
    await enqueue(trx, sendApplicationLinkEmailJob, { applicationId: id })
  })
}
