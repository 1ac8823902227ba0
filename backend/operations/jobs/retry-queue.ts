import { runInTransaction } from '#database/client'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { retryDeadJobs } from '#queue/queue'

/** Puts all dead jobs of a queue back into it with all their retries. Returns how many. */
export function retryQueue(queue: string, staff: StaffSession): Promise<{ jobs: number }> {
  return runInTransaction(async (trx) => {
    const jobs = await retryDeadJobs(trx, queue)
    if (jobs > 0) {
      await createAuditEntry(trx, staff, { action: 'queue-retry', subject: `queue:${queue}`, details: { jobs } })
    }
    return { jobs }
  })
}
