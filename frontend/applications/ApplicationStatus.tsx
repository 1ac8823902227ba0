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
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

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
  const t = useMessages(applications)
  const { trackingNumber, state, artistName, next, by, reasons, documents } = application
  usePaidToast(state)
  return (
    <>
      <PageHeader
        title={t(STATE_TITLES[state])}
        tabTitle={t('yourGKeyApplication')}
        lead={
          <RichText
            text={t('lead', { artist: artistName, number: trackingNumber })}
            tags={{
              artist: <span className="[overflow-wrap:anywhere] text-bone" />,
              number: <span className="code whitespace-nowrap text-bone" />,
            }}
          />
        }
        actions={<CopyButton text={trackingNumber} label={t('copyNumber')} />}
      />
      <Section title={t('now')} layout="split">
        <div role="status">
          <p className="max-w-measure text-lg">{next}</p>
          {by && (
            <p className="mt-2 text-bone-2">
              <RichText
                text={t(state === 'submitted' ? 'linkUntil' : 'decidedBy', { time: formatDateTime(by) })}
                tags={{ time: <time dateTime={by} /> }}
              />
            </p>
          )}
        </div>
        {offline && (
          <Banner tone="warning" className="mt-6" title={t('offline')}>
            {t('offlineText')}
          </Banner>
        )}
        {state === 'submitted' && <ResendConfirmation trackingNumber={trackingNumber} onDone={refresh} />}
        {state === 'submitted' && (
          <p className="mt-3 text-sm text-bone-3">{t('unconfirmed', { days: APPLICATION_UNCONFIRMED_DAYS })}</p>
        )}
        {state === 'confirmed' && <PayFee trackingNumber={trackingNumber} onDone={refresh} />}
        {state === 'declined' && (
          <>
            {reasons && (
              <div className="mt-6 border-l-4 border-lamp py-2 pl-5">
                <h3 className="font-semibold">{t('reasons')}</h3>
                <p className="mt-1 max-w-measure [overflow-wrap:anywhere] whitespace-pre-line text-bone-2">{reasons}</p>
              </div>
            )}
            <Button asChild className="mt-6">
              <Link to={paths.governanceTracker.href}>{t('applyAgain')}</Link>
            </Button>
          </>
        )}
        {state === 'approved' && (
          <Button asChild variant="go" className="mt-6">
            <Link to={paths.gKeyLogin.href}>{t('signIn')}</Link>
          </Button>
        )}
      </Section>
      {!isDecided(state) && (
        <Section title={t('documents')} intro={t('documentsIntro')} layout="split">
          <AddDocumentForm trackingNumber={trackingNumber} documentCount={documents} onDone={refresh} />
        </Section>
      )}
      <Section title={t('progress')} layout="split">
        <ApplicationTimeline state={state} />
      </Section>
    </>
  )
}

const STATE_TITLES = {
  submitted: 'confirmAddress',
  confirmed: 'payFee',
  paid: 'reading',
  verifying: 'reading',
  'in-review': 'reading',
  approved: 'youAreIn',
  declined: 'notThisTime',
} as const satisfies Record<ApplicationState, string>

function ResendConfirmation({ trackingNumber, onDone }: { trackingNumber: string; onDone: () => void }) {
  const t = useMessages(applications)
  const resend = useApiMutation(sendApplicationLink)
  const submit = () =>
    resend.mutate(
      { params: { trackingNumber } },
      {
        onSuccess: () =>
          createToast({
            title: t('mailSent'),
            description: t('mailSentText'),
            variant: 'success',
          }),
        onError: (error) =>
          createToast({
            title: t('mailNotSent'),
            description: getErrorMessage(error, t('unreachable')),
            variant: 'destructive',
          }),
        onSettled: onDone,
      },
    )
  return (
    <div className="mt-6">
      <Button variant="quiet" busy={resend.isPending} busyLabel={t('sending')} onClick={submit}>
        {t('sendAgain')}
      </Button>
      <p className="mt-3 text-sm text-bone-3">{t('lookInSpam')}</p>
    </div>
  )
}

/**
 * Confirms the payment to the applicant. The event stream may report it before PayPalButton gets its answer, which then
 * unmounts the button.
 */
function usePaidToast(state: ApplicationState) {
  const t = useMessages(applications)
  const previous = useRef(state)
  useEffect(() => {
    if (previous.current === 'confirmed' && state !== 'confirmed') {
      deleteSessionItems('paypalOrder')
      createToast({
        title: t('paid'),
        description: t('paidText'),
        variant: 'success',
      })
    }
    previous.current = state
  }, [state, t])
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
