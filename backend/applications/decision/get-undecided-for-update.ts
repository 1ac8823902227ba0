import { errors } from '#contract/artists'
import type { Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { Application } from '#module/applications'

/** Locks the row until the decision is committed. */
export async function getUndecidedForUpdate(trx: Trx, applicationId: string): Promise<Application> {
  const application = await Application.query(trx)
    .where({ id: applicationId })
    .whereIn('state', ['verifying', 'in-review'])
    .forUpdate()
    .first()
  if (!application) throw new ApiError(errors['application-not-in-review'])
  return application
}
