import { type StaffSession, audit } from '#module/admin'
import { inTransaction } from '#platform/database'
import { discardDeadJob, retryDeadJob } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'

type Job = { queue: string; id: string }

/** Sends a dead job to its queue again, with all its tries. */
export function retryJob({ queue, id }: Job, staff: StaffSession): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await retryDeadJob(trx, id))) throw new Refusal(refusals['job-unknown'])
    await audit(trx, staff, { action: 'job-retry', subject: `job:${id}`, details: { queue } })
  })
}

/** Gives a dead job up, for a reason. */
export function discardJob({ queue, id }: Job, reason: string, staff: StaffSession): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await discardDeadJob(trx, id))) throw new Refusal(refusals['job-unknown'])
    await audit(trx, staff, { action: 'job-discard', subject: `job:${id}`, details: { queue, reason } })
  })
}
