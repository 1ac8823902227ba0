import { fn } from 'objection'
import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { applicationLink } from './link/application-link.ts'
import { Application } from './application.ts'
import type { ApplicationState } from './contract.ts'

/** Consumes the mailed link and confirms the address. A second link for the same application changes nothing. */
export function confirmApplication(token: string): Promise<{ trackingNumber: string; state: ApplicationState }> {
  return runInTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, applicationLink, token)
    if (!data) throw new ApiError(errors['application-link-expired'])
    await Application.query(trx)
      .where({ id: data.applicationId, state: 'submitted' })
      .patch({ state: 'confirmed', confirmedAt: fn.now() })
    const { trackingNumber, state } = await Application.query(trx).findById(data.applicationId).throwIfNotFound()
    return { trackingNumber, state }
  })
}
