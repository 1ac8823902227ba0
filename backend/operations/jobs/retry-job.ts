import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { retryDeadJob } from '#queue/queue'
import { errors } from './contract.ts'
import type { JobKey } from './job-key.ts'

/** Puts a dead job back into its queue with all its retries. */
export function retryJob({ queue, id }: JobKey, staff: StaffSession): Promise<void> {
  return runInTransaction(async (trx) => {
    if (!(await retryDeadJob(trx, id))) throw new ApiError(errors['job-unknown'])
    await createAuditEntry(trx, staff, { action: 'job-retry', subject: `job:${id}`, details: { queue } })
  })
}
