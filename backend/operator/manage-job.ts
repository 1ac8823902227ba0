import { type StaffSession, recordAuditEntry } from '#module/admin'
import { inTransaction } from '#platform/database'
import { deleteDeadJob, retryDeadJob } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import { errors } from './contract.ts'

type JobKey = { queue: string; id: string }

/** Puts a dead job back into its queue with all its retries. */
export function retryJob({ queue, id }: JobKey, staff: StaffSession): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await retryDeadJob(trx, id))) throw new ApiError(errors['job-unknown'])
    await recordAuditEntry(trx, staff, { action: 'job-retry', subject: `job:${id}`, details: { queue } })
  })
}

/** Deletes a dead job, with a reason for the audit log. */
export function deleteJob({ queue, id }: JobKey, reason: string, staff: StaffSession): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await deleteDeadJob(trx, id))) throw new ApiError(errors['job-unknown'])
    await recordAuditEntry(trx, staff, { action: 'job-discard', subject: `job:${id}`, details: { queue, reason } })
  })
}
