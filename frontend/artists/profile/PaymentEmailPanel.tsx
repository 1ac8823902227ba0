import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { getPaymentEmailChange, updatePaymentEmail } from '#contract/artists/payment-email'
import { PaymentEmailChangeBanner } from './PaymentEmailChangeBanner.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { updateArtistSession } from '#frontend/api/artist-session.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

// As specified: no spaces, one @, a dot in the domain.
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const ANSWERS = {
  first: { title: 'payment.connected', description: 'payment.connectedText' },
  again: { title: 'payment.mailSent', description: 'payment.mailSentText' },
  kept: { title: 'payment.stopped', description: 'payment.stoppedText' },
} as const

/**
 * The PayPal address that fans pay. The first one is in force once confirmed by mail, a later one a day after a person
 * has approved it.
 */
export function PaymentEmailPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(artistProfile)
  const { paypalEmail, pendingPaypalEmail } = artist
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()
  const change = useApiMutation(updatePaymentEmail, { refresh: [getPaymentEmailChange] })

  const wrong = (inline: string, title: string, description: string) => {
    setError(inline)
    focusFirstError(form.current)
    createToast({ title, description, variant: 'destructive' })
  }

  const ask = (email: string, why: keyof typeof ANSWERS | 'changed' = paypalEmail ? 'changed' : 'first') => {
    if (change.isPending) return
    change.mutate(
      { body: { email } },
      {
        onSuccess: (changed) => {
          updateArtistSession(cache, changed)
          if (why === 'first' || why === 'changed') setTyped('')
          // The banner that appears says it all, and a toast would cover its buttons.
          if (why === 'changed') return
          const { title, description } = ANSWERS[why]
          createToast({ title: t(title), description: t(description, { email }), variant: 'success' })
        },
        onError: (refusal) => {
          const description = getErrorMessage(refusal, t('payment.failedText'))
          if (why === 'again' || why === 'kept')
            createToast({ title: t('payment.failed'), description, variant: 'destructive' })
          else wrong(t('payment.notConnected'), t('payment.failed'), description)
        },
      },
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = typed.trim()
    if (!email) {
      wrong(t('payment.missing'), t('payment.required'), t('payment.requiredText'))
    } else if (!EMAIL_PATTERN.test(email)) {
      wrong(t('payment.format'), t('payment.invalid'), t('payment.invalidText'))
    } else if (email.toLowerCase() === paypalEmail?.toLowerCase() && !pendingPaypalEmail) {
      setError(t('payment.same'))
      focusFirstError(form.current)
    } else {
      setError('')
      ask(email)
    }
  }

  return (
    <Section id="payment" title={t('payment.title')} intro={t('payment.intro')} layout="split">
      {artist.accountType === 'test' ? (
        <Banner title={t('payment.evaluation')}>{t('payment.evaluationText')}</Banner>
      ) : paypalEmail ? (
        <Banner
          tone="go"
          title={
            <RichText
              text={t('payment.fansPay', { email: paypalEmail })}
              tags={{ email: <span className="[overflow-wrap:anywhere]" /> }}
            />
          }
        />
      ) : (
        !pendingPaypalEmail && (
          <Banner tone="warning" title={t('payment.none')}>
            {t('payment.noneText')}
          </Banner>
        )
      )}
      <div role="status">
        {paypalEmail && pendingPaypalEmail && (
          <PaymentEmailChangeBanner
            paypalEmail={paypalEmail}
            pendingPaypalEmail={pendingPaypalEmail}
            busy={change.isPending}
            onKeep={() => ask(paypalEmail, 'kept')}
            onSendAgain={() => ask(pendingPaypalEmail, 'again')}
          />
        )}
      </div>
      {!paypalEmail && pendingPaypalEmail && (
        <Banner
          title={
            <RichText
              text={t('payment.waiting', { email: pendingPaypalEmail })}
              tags={{ email: <span className="[overflow-wrap:anywhere]" /> }}
            />
          }
          action={
            <Button
              variant="quiet"
              busy={change.isPending}
              busyLabel={t('sending')}
              onClick={() => ask(pendingPaypalEmail, 'again')}
            >
              {t('sendAgain')}
            </Button>
          }
        >
          {t('payment.waitingText')}
        </Banner>
      )}
      <form ref={form} onSubmit={submit} noValidate className="mt-6 max-w-measure">
        <Field label={t('payment.email')} error={error} hint={t('payment.hint')} required>
          <TextInput
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            name="paypalEmail"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setError('')
            }}
          />
        </Field>
        <Button
          type="submit"
          variant={paypalEmail || pendingPaypalEmail || artist.accountType === 'test' ? 'quiet' : 'primary'}
          className="mt-4"
          busy={change.isPending}
          busyLabel={t('payment.connecting')}
        >
          {paypalEmail ? t('payment.change') : t('payment.connect')}
        </Button>
      </form>
    </Section>
  )
}
