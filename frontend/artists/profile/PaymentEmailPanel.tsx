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

// As specified: no spaces, one @, a dot in the domain.
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const ANSWERS = {
  first: {
    title: 'PayPal Account Connected!',
    describe: (email: string) =>
      `Revenue will be sent to ${email} as soon as you confirm it with the mail we just sent there.`,
  },
  again: {
    title: 'Mail Sent Again',
    describe: (email: string) => `A new confirmation link is on its way to ${email}.`,
  },
  kept: { title: 'Change Stopped', describe: (email: string) => `Your fans keep paying ${email}.` },
}

/**
 * The PayPal address that fans pay. The first one is in force once confirmed by mail, a later one a day after a person
 * has approved it.
 */
export function PaymentEmailPanel({ artist }: { artist: ArtistData }) {
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
          const { title, describe } = ANSWERS[why]
          createToast({ title, description: describe(email), variant: 'success' })
        },
        onError: (refusal) => {
          const description = getErrorMessage(refusal, 'Unable to connect PayPal account. Please try again.')
          if (why === 'again' || why === 'kept')
            createToast({ title: 'Connection Failed', description, variant: 'destructive' })
          else wrong('This address was not connected.', 'Connection Failed', description)
        },
      },
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = typed.trim()
    if (!email) {
      wrong('The address is missing.', 'PayPal Email Required', 'Please enter your PayPal email address.')
    } else if (!EMAIL_PATTERN.test(email)) {
      wrong(
        'This does not look like an email address.',
        'Invalid Email Format',
        'Please enter a valid PayPal email address.',
      )
    } else if (email.toLowerCase() === paypalEmail?.toLowerCase() && !pendingPaypalEmail) {
      setError('Fans pay this address already.')
      focusFirstError(form.current)
    } else {
      setError('')
      ask(email)
    }
  }

  return (
    <Section
      id="payment"
      title="Payment email"
      intro="The PayPal account your fans pay. We confirm every new address by mail, and a person looks at each change, so nobody can redirect your money."
      layout="split"
    >
      {artist.accountType === 'test' ? (
        <Banner title="Evaluation G-Keys receive no money.">
          There is nothing to connect here. Contact Godfrey to upgrade to a production G-Key.
        </Banner>
      ) : paypalEmail ? (
        <Banner
          tone="go"
          title={
            <>
              Fans pay <span className="[overflow-wrap:anywhere]">{paypalEmail}</span>
            </>
          }
        />
      ) : (
        !pendingPaypalEmail && (
          <Banner tone="warning" title="No PayPal account yet">
            Until you connect one, no Keymail can be sold.
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
            <>
              Waiting for <span className="[overflow-wrap:anywhere]">{pendingPaypalEmail}</span>
            </>
          }
          action={
            <Button
              variant="quiet"
              busy={change.isPending}
              busyLabel="Sending..."
              onClick={() => ask(pendingPaypalEmail, 'again')}
            >
              Send the mail again
            </Button>
          }
        >
          We sent a confirmation link there; it works for 24 hours. Until you confirm, fans cannot pay you.
        </Banner>
      )}
      <form ref={form} onSubmit={submit} noValidate className="mt-6 max-w-measure">
        <Field label="PayPal email" error={error} hint="For example: you@example.com" required>
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
          busyLabel="Connecting..."
        >
          {paypalEmail ? 'Change PayPal Account' : 'Connect PayPal Account'}
        </Button>
      </form>
    </Section>
  )
}
