import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import {
  APPLICATION_STATES,
  APPLICATION_UNCONFIRMED_DAYS,
  type ApplicationState,
  G_KEY_PRICE_CENTS,
  getApplication,
  resendApplicationLink,
} from '#contract/gkeys'
import type { EndpointReply } from '#contract/platform'
import { PayPalButton } from '#pay/PayPalButton'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { PageHeader } from '#ui/PageHead'
import { Section } from '#ui/Section'
import { PageSkeleton } from '#ui/Skeleton'
import { showToast } from '#ui/Toast'
import { ApiError, buildUrl, sendRequest, getErrorMessage, useApiMutation } from '#web/api'
import { paths } from '#web/paths'
import { removeSessionItems } from '#web/session-keys'
import { AddDocumentForm } from './AddDocument.tsx'
import { CopyButton } from './CopyButton.tsx'
import { TrackingNumberForm } from './FindApplication.tsx'
import { GKeyPrice } from './GKeyPrice.tsx'
import { useApplicationStream } from './use-application-stream.ts'

/** Polling interval while the event stream is down. */
const POLL_INTERVAL_MS = 10_000

type TrackedApplication = EndpointReply<typeof getApplication>

const isDecided = (state: ApplicationState | undefined) => state === 'approved' || state === 'declined'
const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** Tracks one application live until it is decided. */
export function ApplicationTracking({ trackingNumber }: { trackingNumber: string }) {
  const params = { trackingNumber }
  const queryKey = [buildUrl(getApplication, { params })]
  const known = useQueryClient().getQueryData<TrackedApplication>(queryKey)
  const line = useApplicationStream(trackingNumber, known !== undefined && !isDecided(known.state))
  const followed = useQuery({
    queryKey,
    queryFn: ({ signal }) => sendRequest(getApplication, { params, signal }),
    // Stop polling an unknown tracking number: every request would count as a guess.
    refetchInterval: ({ state }) =>
      line === 'live' || isDecided(state.data?.state) || isNotFound(state.error) ? false : POLL_INTERVAL_MS,
    refetchOnMount: 'always',
  })
  const again = () => void followed.refetch()

  if (isNotFound(followed.error)) {
    return (
      <>
        <PageHeader
          title="No such application"
          lead="Nobody has applied under this tracking number. Please compare it with the mail that we sent you."
        />
        <TrackingNumberForm typed={trackingNumber} />
        <p className="mt-8 text-bone-2">
          Not applied yet?{' '}
          <Link to={paths.governanceTracker} className="link inline-block py-2">
            Apply for your G-Key
          </Link>
        </p>
      </>
    )
  }
  if (followed.data) return <ApplicationStatus application={followed.data} offline={followed.isError} refresh={again} />
  if (followed.isError) {
    return (
      <>
        <PageHeader title="Your application" />
        <ErrorState
          title="Your application could not be read"
          message={getErrorMessage(followed.error, 'We could not reach the house. Nothing is lost.')}
          onRetry={again}
          busy={followed.isFetching}
        />
      </>
    )
  }
  return <PageSkeleton />
}

function ApplicationStatus({
  application,
  offline,
  refresh,
}: {
  application: TrackedApplication
  offline: boolean
  refresh: () => void
}) {
  const { trackingNumber, state, artistName, next, by, reasons, documents } = application
  usePaidToast(state)
  return (
    <>
      <PageHeader
        title={STATE_TITLES[state]}
        tabTitle="Your G-Key application"
        lead={
          <>
            The application of <span className="[overflow-wrap:anywhere] text-bone">{artistName}</span>, number{' '}
            <span className="code whitespace-nowrap text-bone">{trackingNumber}</span>. Keep the number: whoever knows
            it can follow this application.
          </>
        }
        actions={<CopyButton text={trackingNumber} label="Copy number" />}
      />
      <Section title="Now" layout="split">
        <div role="status">
          <p className="max-w-measure text-lg">{next}</p>
          {by && (
            <p className="mt-2 text-bone-2">
              {state === 'submitted' ? 'The link works until' : 'At the latest on'}{' '}
              <time dateTime={by}>{dateTimeFormat.format(new Date(by))}</time>.
            </p>
          )}
        </div>
        {offline && (
          <Banner tone="warning" className="mt-6" title="We cannot be reached right now">
            This is what we knew last. The page keeps asking.
          </Banner>
        )}
        {state === 'submitted' && <ResendConfirmation trackingNumber={trackingNumber} onDone={refresh} />}
        {state === 'submitted' && (
          <p className="mt-3 text-sm text-bone-3">
            An application that nobody confirms within {APPLICATION_UNCONFIRMED_DAYS} days is deleted.
          </p>
        )}
        {state === 'confirmed' && <PayFee trackingNumber={trackingNumber} onDone={refresh} />}
        {state === 'declined' && (
          <>
            {reasons && (
              <div className="mt-6 border-l-4 border-lamp py-2 pl-5">
                <h3 className="font-semibold">The reasons</h3>
                <p className="mt-1 max-w-measure [overflow-wrap:anywhere] whitespace-pre-line text-bone-2">{reasons}</p>
              </div>
            )}
            <Button asChild className="mt-6">
              <Link to={paths.governanceTracker}>Apply again</Link>
            </Button>
          </>
        )}
        {state === 'approved' && (
          <Button asChild variant="go" className="mt-6">
            <Link to={paths.gKeyLogin}>Sign in with your G-Key</Link>
          </Button>
        )}
      </Section>
      {!isDecided(state) && (
        <Section
          title="Your papers"
          intro="Something more that shows your rights? Add it while we read. Only those who decide see it."
          layout="split"
        >
          <AddDocumentForm trackingNumber={trackingNumber} documentCount={documents} onDone={refresh} />
        </Section>
      )}
      <Section title="The way" layout="split">
        <ApplicationTimeline state={state} />
      </Section>
    </>
  )
}

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

const STATE_TITLES: Record<ApplicationState, string> = {
  submitted: 'Confirm your address',
  confirmed: 'Pay for the check',
  paid: 'We read your papers',
  verifying: 'We read your papers',
  'in-review': 'We read your papers',
  approved: 'You are in',
  declined: 'Not this time',
}

function ResendConfirmation({ trackingNumber, onDone }: { trackingNumber: string; onDone: () => void }) {
  const resend = useApiMutation(resendApplicationLink)
  const press = () =>
    resend.mutate(
      { params: { trackingNumber } },
      {
        onSuccess: () =>
          showToast({
            title: 'Mail Sent Again',
            description: 'A new link is on its way to the address you applied with.',
            variant: 'success',
          }),
        onError: (error) =>
          showToast({
            title: 'No Mail Sent',
            description: getErrorMessage(error, 'We could not reach the house. Please try again.'),
            variant: 'destructive',
          }),
        onSettled: onDone,
      },
    )
  return (
    <div className="mt-6">
      <Button variant="quiet" busy={resend.isPending} busyLabel="Sending..." onClick={press}>
        Send the mail again
      </Button>
      <p className="mt-3 text-sm text-bone-3">Nothing there? Look among the unwanted mail too.</p>
    </div>
  )
}

/**
 * Confirms the payment to the applicant. The event stream may report it before PayPalButton gets its answer, which then
 * unmounts the button.
 */
function usePaidToast(state: ApplicationState) {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'confirmed' && state !== 'confirmed') {
      removeSessionItems('paypalOrder')
      showToast({
        title: 'Payment Successful!',
        description: 'Your application is with us now. Expect our mail within 24 to 48 hours.',
        variant: 'success',
      })
    }
    before.current = state
  }, [state])
}

function PayFee({ trackingNumber, onDone }: { trackingNumber: string; onDone: () => void }) {
  return (
    <div className="mt-8 grid items-end gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <GKeyPrice />
      <PayPalButton
        order={{ amount: (G_KEY_PRICE_CENTS / 100).toFixed(2), purpose: 'g-key', reference: trackingNumber }}
        onPaid={onDone}
        onRejected={onDone}
      />
    </div>
  )
}

/** Steps of the timeline; one step may cover several states. */
const STEPS: { until: ApplicationState; title: string; text: string }[] = [
  { until: 'submitted', title: 'Application sent', text: 'You confirm your mail address with the link we sent.' },
  { until: 'confirmed', title: 'Address confirmed', text: 'You pay the fee through PayPal.' },
  { until: 'paid', title: 'Fee paid', text: 'Your papers are taken up at once.' },
  {
    until: 'in-review',
    title: 'Papers in review',
    text: 'Godfrey reads them first. What he cannot settle, a person decides within 24 to 48 hours.',
  },
  { until: 'approved', title: 'Decision', text: 'Your G-Key comes by mail, or the reasons why not.' },
]

function ApplicationTimeline({ state }: { state: ApplicationState }) {
  const reached = STEPS.findIndex(({ until }) => toStateIndex(until) >= toStateIndex(state === 'declined' ? 'approved' : state))
  return (
    <ol>
      {STEPS.map(({ until, title, text }, index) => {
        const done = index < reached || isDecided(state)
        const current = index === reached
        return (
          <li
            key={until}
            aria-current={current ? 'step' : undefined}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-t border-wall-3 py-4 first:border-0 first:pt-0"
          >
            <span
              aria-hidden="true"
              className={`grid size-9 place-items-center rounded-full border font-semibold ${
                done
                  ? 'border-go text-go'
                  : current
                    ? 'border-brass bg-brass text-brass-ink'
                    : 'border-wall-4 text-bone-3'
              }`}
            >
              {done ? <Check className="size-5" /> : index + 1}
            </span>
            <div className="max-w-measure">
              <h3 className={current || done ? 'font-semibold' : 'font-semibold text-bone-2'}>
                {index === STEPS.length - 1 && isDecided(state)
                  ? state === 'approved'
                    ? 'Approved'
                    : 'Declined'
                  : title}
                <span className="sr-only">{done ? ', done' : current ? ', you are here' : ''}</span>
              </h3>
              <p className="mt-0.5 text-sm text-bone-2">{text}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const toStateIndex = (state: ApplicationState) => APPLICATION_STATES.indexOf(state)
