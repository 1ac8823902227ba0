import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { deleteJob, listQueues, retryJob } from '#contract/operations/jobs'
import { getDashboard } from '#contract/operations/dashboard'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { showToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'

type DeadJob = EndpointReply<typeof listQueues>['dead'][number]

/** Jobs that failed on every attempt, with payload and error, to be retried or discarded. */
export function DeadJobs({ dead }: { dead: readonly DeadJob[] }) {
  const [selectedJob, setSelectedJob] = useState<DeadJob>()
  if (dead.length === 0) return <p className="mb-8 text-bone-2">No job has failed for good.</p>
  return (
    <div className="mb-10">
      <h3 className="mb-3 font-semibold text-lamp">
        {dead.length === 1 ? 'One job failed for good' : `${dead.length} jobs failed for good`}
      </h3>
      <ul className="grid gap-4">
        {dead.map((job) => (
          <DeadJobItem key={job.id} job={job} onDiscard={() => setSelectedJob(job)} />
        ))}
      </ul>
      {selectedJob && <DiscardJobDialog job={selectedJob} onClose={() => setSelectedJob(undefined)} />}
    </div>
  )
}

const REFRESH = { refresh: [listQueues, getDashboard] }
const showFailure = (error: Error) =>
  showToast({
    title: 'Not Done',
    description: getErrorMessage(error, 'We could not reach the house. Please try again.'),
    variant: 'destructive',
  })

function DeadJobItem({ job, onDiscard }: { job: DeadJob; onDiscard: () => void }) {
  const retry = useApiMutation(retryJob, REFRESH)
  const { id, queue, payload, error, tries, diedAt } = job
  const submit = () =>
    retry.mutate(
      { params: { queue, id }, headers: getStaffHeaders() },
      {
        onSuccess: () =>
          showToast({ title: 'Retrying', description: `The job is back in ${queue}.`, variant: 'success' }),
        onError: showFailure,
      },
    )
  return (
    <li className="rounded-md border border-lamp/40 bg-wall-1 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="code text-sm break-all">{queue}</p>
          <p className="mt-1 text-sm text-bone-3">
            {tries === 1 ? 'One try' : `${tries} tries`}, died {formatDateTime(diedAt)}
          </p>
        </div>
        <div className="flex gap-3">
          <Button variant="go" onClick={submit} busy={retry.isPending}>
            Retry
          </Button>
          <Button variant="danger" onClick={onDiscard} disabled={retry.isPending}>
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
    </li>
  )
}

function DiscardJobDialog({ job, onClose }: { job: DeadJob; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const discard = useApiMutation(deleteJob, REFRESH)
  const submit = () => {
    if (!reason.trim()) return setProblem('Say why.')
    discard.mutate(
      { params: { queue: job.queue, id: job.id }, body: { reason }, headers: getStaffHeaders() },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: 'Discarded', description: 'The job is given up. The audit log says why.' })
        },
        onError: showFailure,
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Discard this job?"
      description="It will never be tried again. What it should have done stays undone."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={submit} busy={discard.isPending}>
            Discard the job
          </Button>
        </>
      }
    >
      <Field label="Reason" hint="It goes into the audit log." error={problem} required>
        <TextInput
          name="reason"
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setProblem('')
          }}
        />
      </Field>
    </Dialog>
  )
}
