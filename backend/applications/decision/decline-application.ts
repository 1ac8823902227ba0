import { fn } from 'objection'
import type { Trx } from '#database/client'
import { buildMalformedError } from '#http/api-error'
import { Application } from '#module/applications'
import { sendApplicationDecisionEmailJob } from '#jobs/applications'
import { enqueue } from '#queue/queue'
import { getUndecidedForUpdate } from './get-undecided-for-update.ts'

/** Declines an application. The reasons are mailed and shown to the applicant verbatim. Throws 400, 409. */
export async function declineApplication(trx: Trx, applicationId: string, reasons: string): Promise<void> {
  if (!reasons.trim()) throw buildMalformedError('An application is declined with reasons.')
  await getUndecidedForUpdate(trx, applicationId)
  await Application.query(trx)
    .findById(applicationId)
    .patch({ state: 'declined', decidedAt: fn.now(), reasons: reasons.trim() })
  await enqueue(trx, sendApplicationDecisionEmailJob, { applicationId })
}
