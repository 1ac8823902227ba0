import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import {
  APPLICATION_STATES,
  APPLICATION_UNCONFIRMED_DAYS,
  type ApplicationState,
  G_KEY_PRICE_CENTS,
  describeApplication,
  resendApplicationLink,
} from '#contract/gkeys'
import type { ReplyOf } from '#contract/platform'
import { PayPalButton } from '#pay/PayPalButton'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { Section } from '#ui/Section'
import { PageSkeleton } from '#ui/Skeleton'
import { showToast } from '#ui/Toast'
import { CallError, addressOf, call, sentenceOf, useCall } from '#web/api'
import { paths } from '#web/paths'
import { forget } from '#web/session-keys'
import { AddDocument } from './AddDocument.tsx'
import { CopyButton } from './CopyButton.tsx'
import { FindApplication } from './FindApplication.tsx'
import { GKeyPrice } from './GKeyPrice.tsx'
import { useApplicationStream } from './use-application-stream.ts'

/** While the line is down the page asks by itself. */
const POLL_MS = 10_000

type Followed = ReplyOf<typeof describeApplication>

const hasEnded = (state: ApplicationState | undefined) => state === 'approved' || state === 'declined'
const isUnknown = (error: unknown) => error instanceof CallError && error.status === 404

/** One application, followed live until it is decided. */
export function ApplicationTracking({ trackingNumber }: { trackingNumber: string }) {
  const params = { trackingNumber }
  const queryKey = [addressOf(describeApplication, { params })]
  const known = useQueryClient().getQueryData<Followed>(queryKey)
  const line = useApplicationStream(trackingNumber, known !== undefined && !hasEnded(known.state))
  const followed = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(describeApplication, { params, signal }),
    // Asking on for a number that nobody has would only count as guessing.
    refetchInterval: ({ state }) =>
      line === 'live' || hasEnded(state.data?.state) || isUnknown(state.error) ? false : POLL_MS,
    refetchOnMount: 'always',
  })
  const again = () => void followed.refetch()

  if (isUnknown(followed.error)) {
    return (
      <>
        <PageHead
          title="No such application"
          lead="Nobody has applied under this tracking number. Please compare it with the mail that we sent you."
        />
        <FindApplication typed={trackingNumber} />
        <p className="mt-8 text-bone-2">
          Not applied yet?{' '}
          <Link to={paths.governanceTracker} className="link inline-block py-2">
            Apply for your G-Key
          </Link>
        </p>
      </>
    )
  }
  if (followed.data) return <Application application={followed.data} offline={followed.isError} refresh={again} />
  if (followed.isError) {
    return (
      <>
        <PageHead title="Your application" />
        <FailedState
          title="Your application could not be read"
          message={sentenceOf(followed.error, 'We could not reach the house. Nothing is lost.')}
          onRetry={again}
          busy={followed.isFetching}
        />
      </>
    )
  }
  return <PageSkeleton />
}

function Application({
  application,
  offline,
  refresh,
}: {
  application: Followed
  offline: boolean
  refresh: () => void
}) {
  const { trackingNumber, state, artistName, next, by, reasons, documents } = application
  useTellPaid(state)
  return (
    <>
      <PageHead
        title={TITLES[state]}
        tab="Your G-Key application"
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
              <time dateTime={by}>{dayAndTime.format(new Date(by))}</time>.
            </p>
          )}
        </div>
        {offline && (
          <Banner tone="warning" className="mt-6" title="We cannot be reached right now">
            This is what we knew last. The page keeps asking.
          </Banner>
        )}
        {state === 'submitted' && <Resend trackingNumber={trackingNumber} onDone={refresh} />}
        {state === 'submitted' && (
          <p className="mt-3 text-sm text-bone-3">
            An application that nobody confirms within {APPLICATION_UNCONFIRMED_DAYS} days is deleted.
          </p>
        )}
        {state === 'confirmed' && <Pay trackingNumber={trackingNumber} onDone={refresh} />}
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
          <Button asChild look="go" className="mt-6">
            <Link to={paths.gKeyLogin}>Sign in with your G-Key</Link>
          </Button>
        )}
      </Section>
      {!hasEnded(state) && (
        <Section
          title="Your papers"
          intro="Something more that shows your rights? Add it while we read. Only those who decide see it."
          layout="split"
        >
          <AddDocument trackingNumber={trackingNumber} documents={documents} onDone={refresh} />
        </Section>
      )}
      <Section title="The way" layout="split">
        <Timeline state={state} />
      </Section>
    </>
  )
}

const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

const TITLES: Record<ApplicationState, string> = {
  submitted: 'Confirm your address',
  confirmed: 'Pay for the check',
  paid: 'We read your papers',
  verifying: 'We read your papers',
  'in-review': 'We read your papers',
  approved: 'You are in',
  declined: 'Not this time',
}

function Resend({ trackingNumber, onDone }: { trackingNumber: string; onDone: () => void }) {
  const resend = useCall(resendApplicationLink)
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
            description: sentenceOf(error, 'We could not reach the house. Please try again.'),
            variant: 'destructive',
          }),
        onSettled: onDone,
      },
    )
  return (
    <div className="mt-6">
      <Button look="quiet" busy={resend.isPending} busyLabel="Sending..." onClick={press}>
        Send the mail again
      </Button>
      <p className="mt-3 text-sm text-bone-3">Nothing there? Look among the unwanted mail too.</p>
    </div>
  )
}

/** The live line may bring the news before the payment's own answer, and takes the button away with it. */
function useTellPaid(state: ApplicationState) {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'confirmed' && state !== 'confirmed') {
      forget('paypalOrder')
      showToast({
        title: 'Payment Successful!',
        description: 'Your application is with us now. Expect our mail within 24 to 48 hours.',
        variant: 'success',
      })
    }
    before.current = state
  }, [state])
}

function Pay({ trackingNumber, onDone }: { trackingNumber: string; onDone: () => void }) {
  return (
    <div className="mt-8 grid items-end gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <GKeyPrice />
      <PayPalButton
        order={{ amount: (G_KEY_PRICE_CENTS / 100).toFixed(2), purpose: 'g-key', reference: trackingNumber }}
        onPaid={onDone}
        onRefused={onDone}
      />
    </div>
  )
}

/** What a visitor sees of the states; one step may stand for several. */
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

function Timeline({ state }: { state: ApplicationState }) {
  const reached = STEPS.findIndex(({ until }) => at(until) >= at(state === 'declined' ? 'approved' : state))
  return (
    <ol>
      {STEPS.map(({ until, title, text }, index) => {
        const done = index < reached || hasEnded(state)
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
                {index === STEPS.length - 1 && hasEnded(state)
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

const at = (state: ApplicationState) => APPLICATION_STATES.indexOf(state)
