import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { buildMalformedError } from '#http/api-error'
import { sendApplicationDecisionEmailJob } from '#module/applications'
import { enqueue } from '#queue/queue'
import { getUndecidedForUpdate } from './get-undecided-for-update.ts'

/** Declines an application. The reasons are mailed and shown to the applicant verbatim. Throws 400, 409. */
export async function declineApplication(trx: Trx, applicationId: string, reasons: string): Promise<void> {
  if (!reasons.trim()) throw buildMalformedError('An application is declined with reasons.')
  await getUndecidedForUpdate(trx, applicationId)
  await sql(trx, `UPDATE g_key_applications SET state = 'declined', decided_at = now(), reasons = $2 WHERE id = $1`, [
    applicationId,
    reasons.trim(),
  ])
  await enqueue(trx, sendApplicationDecisionEmailJob, { applicationId })
}
