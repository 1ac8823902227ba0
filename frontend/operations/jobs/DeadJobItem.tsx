import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { deleteJob, type listQueues, retryJob } from '#contract/operations/jobs'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { DEAD_JOBS_REFRESH, useFailureToast } from './dead-jobs.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffJobs } from '#text/messages/catalogs/staff-jobs/en'

export type DeadJob = EndpointReply<typeof listQueues>['dead'][number]

/** A job that failed on every attempt, with payload and error. */
export function DeadJobItem({ job }: { job: DeadJob }) {
  const t = useMessages(staffJobs)
  const showFailure = useFailureToast()
  const [isDiscarding, setIsDiscarding] = useState(false)
  const retry = useApiMutation(retryJob, DEAD_JOBS_REFRESH)
  const discard = useApiMutation(deleteJob, DEAD_JOBS_REFRESH)
  const { id, queue, payload, error, tries, diedAt } = job
  const submitRetry = () =>
    retry.mutate(
      { params: { queue, id }, headers: getStaffHeaders() },
      {
        onSuccess: () =>
          createToast({ title: t('retrying'), description: t('jobBack', { queue }), variant: 'success' }),
        onError: showFailure,
      },
    )
  const submitDiscard = (reason: string) =>
    discard.mutate(
      { params: { queue, id }, body: { reason }, headers: getStaffHeaders() },
      {
        onSuccess: () => {
          setIsDiscarding(false)
          createToast({ title: t('discarded'), description: t('jobDiscarded') })
        },
        onError: showFailure,
      },
    )
  return (
    <li className="rounded-md border border-lamp/40 bg-wall-1 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="code text-sm break-all">{queue}</p>
          <p className="mt-1 text-sm text-bone-3">{t('diedAfter', { tries, at: formatDateTime(diedAt) })}</p>
        </div>
        <div className="flex gap-3">
          <Button variant="go" onClick={submitRetry} busy={retry.isPending}>
            {t('retry')}
          </Button>
          <Button variant="danger" onClick={() => setIsDiscarding(true)} disabled={retry.isPending}>
            {t('discard')}
          </Button>
        </div>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-bone-3">{t('error')}</dt>
        <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">{error}</dd>
        <dt className="text-bone-3">{t('payload')}</dt>
        <dd className="code text-xs [overflow-wrap:anywhere] whitespace-pre-wrap">{payload}</dd>
      </dl>
      {isDiscarding && (
        <DiscardDialog
          title={t('discardThisJob')}
          description={t('discardJobText')}
          keepLabel={t('keepIt')}
          discardLabel={t('discardTheJob')}
          busy={discard.isPending}
          onDiscard={submitDiscard}
          onClose={() => setIsDiscarding(false)}
        />
      )}
    </li>
  )
}
