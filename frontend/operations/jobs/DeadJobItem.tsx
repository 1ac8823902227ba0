import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { deleteJob, type listQueues, retryJob } from '#contract/operations/jobs'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { DEAD_JOBS_REFRESH, createFailureToast } from './dead-jobs.ts'
import { DiscardDialog } from './DiscardDialog.tsx'

export type DeadJob = EndpointReply<typeof listQueues>['dead'][number]

/** A job that failed on every attempt, with payload and error. */
export function DeadJobItem({ job }: { job: DeadJob }) {
  const [isDiscarding, setIsDiscarding] = useState(false)
  const retry = useApiMutation(retryJob, DEAD_JOBS_REFRESH)
  const discard = useApiMutation(deleteJob, DEAD_JOBS_REFRESH)
  const { id, queue, payload, error, tries, diedAt } = job
  const submitRetry = () =>
    retry.mutate(
      { params: { queue, id }, headers: getStaffHeaders() },
      {
        onSuccess: () =>
          createToast({ title: 'Retrying', description: `The job is back in ${queue}.`, variant: 'success' }),
        onError: createFailureToast,
      },
    )
  const submitDiscard = (reason: string) =>
    discard.mutate(
      { params: { queue, id }, body: { reason }, headers: getStaffHeaders() },
      {
        onSuccess: () => {
          setIsDiscarding(false)
          createToast({ title: 'Discarded', description: 'The job was discarded. The audit log says why.' })
        },
        onError: createFailureToast,
      },
    )
  return (
    <li className="rounded-md border border-lamp/40 bg-wall-1 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="code text-sm break-all">{queue}</p>
          <p className="mt-1 text-sm text-bone-3">
            {tries === 1 ? 'One try' : `${tries} tries`}, failed for good {formatDateTime(diedAt)}
          </p>
        </div>
        <div className="flex gap-3">
          <Button variant="go" onClick={submitRetry} busy={retry.isPending}>
            Retry
          </Button>
          <Button variant="danger" onClick={() => setIsDiscarding(true)} disabled={retry.isPending}>
            Discard
          </Button>
        </div>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-bone-3">Error</dt>
        <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">{error}</dd>
        <dt className="text-bone-3">Payload</dt>
        <dd className="code text-xs [overflow-wrap:anywhere] whitespace-pre-wrap">{payload}</dd>
      </dl>
      {isDiscarding && (
        <DiscardDialog
          title="Discard this job?"
          description="It will not be tried again, and its work stays undone."
          keepLabel="Keep it"
          discardLabel="Discard the job"
          busy={discard.isPending}
          onDiscard={submitDiscard}
          onClose={() => setIsDiscarding(false)}
        />
      )}
    </li>
  )
}
