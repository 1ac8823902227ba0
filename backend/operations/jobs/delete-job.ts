import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { deleteDeadJob } from '#queue/queue'
import { errors } from './contract.ts'
import type { JobKey } from './job-key.ts'

/** Deletes a dead job, with a reason for the audit log. */
export function deleteJob({ queue, id }: JobKey, reason: string, staff: StaffSession): Promise<void> {
  return runInTransaction(async (trx) => {
    if (!(await deleteDeadJob(trx, id))) throw new ApiError(errors['job-unknown'])
    await createAuditEntry(trx, staff, { action: 'job-discard', subject: `job:${id}`, details: { queue, reason } })
  })
}
