import { getDashboard } from '#contract/operations/dashboard'
import { listQueues } from '#contract/operations/jobs'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffJobs } from '#text/messages/catalogs/staff-jobs/en'

/** What changes when a dead job is retried or discarded. */
export const DEAD_JOBS_REFRESH = { refresh: [listQueues, getDashboard] }

/** Says why a job or draft stays as it is. */
export function useFailureToast(): (error: Error) => void {
  const t = useMessages(staffJobs)
  return (error) =>
    createToast({
      title: t('notDone'),
      description: getErrorMessage(error, t('unreachableAgain')),
      variant: 'destructive',
    })
}
