import { getDashboard } from '#contract/operations/dashboard'
import { listQueues } from '#contract/operations/jobs'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'

/** What changes when a dead job is retried or discarded. */
export const DEAD_JOBS_REFRESH = { refresh: [listQueues, getDashboard] }

export function createFailureToast(error: Error): void {
  createToast({
    title: 'Not Done',
    description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
    variant: 'destructive',
  })
}
