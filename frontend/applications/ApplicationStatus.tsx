import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { getApplication } from '#contract/applications'
import {
  APPLICATION_UNCONFIRMED_DAYS,
  type ApplicationState,
  G_KEY_PRICE_CENTS,
  sendApplicationLink,
} from '#contract/applications'
import type { EndpointReply } from '#contract/http'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { PayPalButton } from '#frontend/checkout/PayPalButton.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { deleteSessionItems } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { AddDocumentForm } from './AddDocumentForm.tsx'
import { ApplicationTimeline } from './ApplicationTimeline.tsx'
import { GKeyPrice } from './GKeyPrice.tsx'
import { isDecided } from './is-decided.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { formatAmount } from '#frontend/lib/format-money.ts'

export type TrackedApplication = EndpointReply<typeof getApplication>

export function ApplicationStatus({
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
              <time dateTime={by}>{formatDateTime(by)}</time>.
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
              <Link to={paths.governanceTracker.href}>Apply again</Link>
            </Button>
          </>
        )}
        {state === 'approved' && (
          <Button asChild variant="go" className="mt-6">
            <Link to={paths.gKeyLogin.href}>Sign in with your G-Key</Link>
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
      <Section title="Progress" layout="split">
        <ApplicationTimeline state={state} />
      </Section>
    </>
  )
}

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
  const resend = useApiMutation(sendApplicationLink)
  const submit = () =>
    resend.mutate(
      { params: { trackingNumber } },
      {
        onSuccess: () =>
          createToast({
            title: 'Mail Sent Again',
            description: 'A new link is on its way to the address you applied with.',
            variant: 'success',
          }),
        onError: (error) =>
          createToast({
            title: 'No Mail Sent',
            description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
            variant: 'destructive',
          }),
        onSettled: onDone,
      },
    )
  return (
    <div className="mt-6">
      <Button variant="quiet" busy={resend.isPending} busyLabel="Sending..." onClick={submit}>
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
  const previous = useRef(state)
  useEffect(() => {
    if (previous.current === 'confirmed' && state !== 'confirmed') {
      deleteSessionItems('paypalOrder')
      createToast({
        title: 'Payment Successful!',
        description: 'Your application is with us now. Expect our mail within 24 to 48 hours.',
        variant: 'success',
      })
    }
    previous.current = state
  }, [state])
}

function PayFee({ trackingNumber, onDone }: { trackingNumber: string; onDone: () => void }) {
  return (
    <div className="mt-8 grid items-end gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <GKeyPrice />
      <PayPalButton
        order={{ amount: formatAmount(G_KEY_PRICE_CENTS), purpose: 'g-key', reference: trackingNumber }}
        onPaid={onDone}
        onRejected={onDone}
      />
    </div>
  )
}
