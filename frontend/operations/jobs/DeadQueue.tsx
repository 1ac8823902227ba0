import { useState } from 'react'
import { deleteQueue, retryQueue } from '#contract/operations/jobs'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { DEAD_JOBS_REFRESH, useFailureToast } from './dead-jobs.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffJobs } from '#text/messages/catalogs/staff-jobs/en'

/** A queue's dead jobs as a whole, to be retried or discarded together. */
export function DeadQueue({ queue, dead }: { queue: string; dead: number }) {
  const t = useMessages(staffJobs)
  const showFailure = useFailureToast()
  const [isDiscarding, setIsDiscarding] = useState(false)
  const retry = useApiMutation(retryQueue, DEAD_JOBS_REFRESH)
  const discard = useApiMutation(deleteQueue, DEAD_JOBS_REFRESH)
  const submitRetry = () =>
    retry.mutate(
      { params: { queue }, headers: getStaffHeaders() },
      {
        onSuccess: ({ jobs }) =>
          createToast({ title: t('retrying'), description: t('jobsBack', { n: jobs, queue }), variant: 'success' }),
        onError: showFailure,
      },
    )
  const submitDiscard = (reason: string) =>
    discard.mutate(
      { params: { queue }, body: { reason }, headers: getStaffHeaders() },
      {
        onSuccess: ({ jobs }) => {
          setIsDiscarding(false)
          createToast({ title: t('discarded'), description: t('jobsDiscarded', { n: jobs }) })
        },
        onError: showFailure,
      },
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0">
        <span className="code text-sm break-all">{queue}</span>: {t('jobs', { n: dead })}
      </p>
      <div className="flex gap-3">
        <Button variant="go" onClick={submitRetry} busy={retry.isPending} aria-label={t('retryAllOf', { queue })}>
          {t('retryAll')}
        </Button>
        <Button
          variant="danger"
          onClick={() => setIsDiscarding(true)}
          disabled={retry.isPending}
          aria-label={t('discardAllOf', { queue })}
        >
          {t('discardAll')}
        </Button>
      </div>
      {isDiscarding && (
        <DiscardDialog
          title={t('discardJobs', { n: dead, queue })}
          description={t('discardJobsText')}
          keepLabel={t('keepThem')}
          discardLabel={t('discardTheJobs')}
          busy={discard.isPending}
          onDiscard={submitDiscard}
          onClose={() => setIsDiscarding(false)}
        />
      )}
    </li>
  )
}
