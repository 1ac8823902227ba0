import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { getApplication } from '#contract/applications'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { ApplicationStatus, type TrackedApplication } from './ApplicationStatus.tsx'
import { isDecided } from './is-decided.ts'
import { TrackingNumberForm } from './TrackingNumberForm.tsx'
import { useApplicationStream } from './use-application-stream.ts'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

/** Polling interval while the event stream is down. */
const POLL_INTERVAL_MS = 10_000

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** Tracks one application live until it is decided. */
export function ApplicationTracking({ trackingNumber }: { trackingNumber: string }) {
  const t = useMessages(applications)
  const params = { trackingNumber }
  const queryKey = [buildUrl(getApplication, { params })]
  const cached = useQueryClient().getQueryData<TrackedApplication>(queryKey)
  const streamStatus = useApplicationStream(trackingNumber, cached !== undefined && !isDecided(cached.state))
  const application = useQuery({
    queryKey,
    queryFn: ({ signal }) => sendRequest(getApplication, { params, signal }),
    // Stop polling an unknown tracking number: every request would count as a guess.
    refetchInterval: ({ state }) =>
      streamStatus === 'live' || isDecided(state.data?.state) || isNotFound(state.error) ? false : POLL_INTERVAL_MS,
    refetchOnMount: 'always',
  })
  const refetch = () => void application.refetch()

  if (isNotFound(application.error)) {
    return (
      <>
        <PageHeader title={t('unknown')} lead={t('unknownText')} />
        <TrackingNumberForm number={trackingNumber} />
        <p className="mt-8 text-bone-2">
          <RichText
            text={t('notApplied')}
            tags={{ link: <Link to={paths.governanceTracker.href} className="link inline-block py-2" /> }}
          />
        </p>
      </>
    )
  }
  if (application.data)
    return <ApplicationStatus application={application.data} offline={application.isError} refresh={refetch} />
  if (application.isError) {
    return (
      <>
        <PageHeader title={t('yourApplication')} />
        <ErrorState
          title={t('unreadable')}
          message={getErrorMessage(application.error, t('unreadableText'))}
          onRetry={refetch}
          busy={application.isFetching}
        />
      </>
    )
  }
  return <PageSkeleton />
}
