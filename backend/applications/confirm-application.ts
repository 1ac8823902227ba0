import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink } from '#module/mail'
import { applicationLink } from './application-link.ts'
import { Application } from './application.ts'
import type { ApplicationState } from './contract.ts'

/** Consumes the mailed link and confirms the address. A second link for the same application changes nothing. */
export function confirmApplication(token: string): Promise<{ trackingNumber: string; state: ApplicationState }> {
  return runInTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, applicationLink, token)
    if (!data) throw new ApiError(errors['application-link-expired'])
    await sql(
      trx,
      `UPDATE g_key_applications SET state = 'confirmed', confirmed_at = now() WHERE id = $1 AND state = 'submitted'`,
      [data.applicationId],
    )
    const { trackingNumber, state } = await Application.query(trx).findById(data.applicationId).throwIfNotFound()
    return { trackingNumber, state }
  })
}
