import { fn } from 'objection'
import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import type { AttemptCaller } from '#http/limits/failed-attempts'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { Application, getApplicationByTrackingNumber } from '../application.ts'
import { APPLICATION_RESENDS_PER_HOUR } from '#contract/applications'
import { sendApplicationLinkEmailJob } from '#jobs/applications'

/** Sends another confirmation link. The earlier one stays valid until it expires. */
export async function sendApplicationLink(trackingNumber: string, guesser: AttemptCaller): Promise<void> {
  const { id } = await getApplicationByTrackingNumber(trackingNumber, guesser)
  await consumeRateLimit(`application-link:${id}`, { hits: APPLICATION_RESENDS_PER_HOUR, seconds: 3600 })
  await runInTransaction(async (trx) => {
    const updated = await Application.query(trx).where({ id, state: 'submitted' }).patch({ linkAskedAt: fn.now() })
    if (updated === 0) throw new ApiError(errors['application-confirmed'])
    await enqueue(trx, sendApplicationLinkEmailJob, { applicationId: id })
  })
}
