import { runInTransaction } from '#database/client'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { deleteDeadJobs } from '#queue/queue'

/** Deletes all dead jobs of a queue, with a reason for the audit log. Returns how many. */
export function deleteQueue(queue: string, reason: string, staff: StaffSession): Promise<{ jobs: number }> {
  return runInTransaction(async (trx) => {
    const jobs = await deleteDeadJobs(trx, queue)
    if (jobs > 0) {
      const details = { jobs, reason }
      await createAuditEntry(trx, staff, { action: 'queue-discard', subject: `queue:${queue}`, details })
    }
    return { jobs }
  })
}
