import { useState } from 'react'
import { deleteQueue, retryQueue } from '#contract/operations/jobs'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { DEAD_JOBS_REFRESH, createFailureToast } from './dead-jobs.ts'
import { DiscardDialog } from './DiscardDialog.tsx'

const formatJobs = (count: number) => (count === 1 ? 'One job' : `${formatCount(count)} jobs`)

/** A queue's dead jobs as a whole, to be retried or discarded together. */
export function DeadQueue({ queue, dead }: { queue: string; dead: number }) {
  const [isDiscarding, setIsDiscarding] = useState(false)
  const retry = useApiMutation(retryQueue, DEAD_JOBS_REFRESH)
  const discard = useApiMutation(deleteQueue, DEAD_JOBS_REFRESH)
  const submitRetry = () =>
    retry.mutate(
      { params: { queue }, headers: getStaffHeaders() },
      {
        onSuccess: ({ jobs }) =>
          createToast({ title: 'Retrying', description: `${formatJobs(jobs)} back in ${queue}.`, variant: 'success' }),
        onError: createFailureToast,
      },
    )
  const submitDiscard = (reason: string) =>
    discard.mutate(
      { params: { queue }, body: { reason }, headers: getStaffHeaders() },
      {
        onSuccess: ({ jobs }) => {
          setIsDiscarding(false)
          createToast({ title: 'Discarded', description: `${formatJobs(jobs)} discarded. The audit log says why.` })
        },
        onError: createFailureToast,
      },
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0">
        <span className="code text-sm break-all">{queue}</span>: {formatJobs(dead)}
      </p>
      <div className="flex gap-3">
        <Button variant="go" onClick={submitRetry} busy={retry.isPending} aria-label={`Retry all of ${queue}`}>
          Retry all
        </Button>
        <Button
          variant="danger"
          onClick={() => setIsDiscarding(true)}
          disabled={retry.isPending}
          aria-label={`Discard all of ${queue}`}
        >
          Discard all
        </Button>
      </div>
      {isDiscarding && (
        <DiscardDialog
          title={`Discard ${dead === 1 ? 'one job' : `${formatCount(dead)} jobs`} of ${queue}?`}
          description="They will not be tried again, and their work stays undone."
          keepLabel="Keep them"
          discardLabel="Discard the jobs"
          busy={discard.isPending}
          onDiscard={submitDiscard}
          onClose={() => setIsDiscarding(false)}
        />
      )}
    </li>
  )
}
