import { type FormEvent, useRef, useState } from 'react'
import { subscribeToNewsletter } from '#contract/newsletter'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'

/** Subscribes an address to the newsletter (double opt-in). */
export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const emailInput = useRef<HTMLInputElement>(null)
  const subscription = useApiMutation(subscribeToNewsletter)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (subscription.isPending) return
    if (!email.trim() || !emailInput.current?.validity.valid) {
      setProblem(email.trim() ? 'Please enter a valid email address.' : 'Please enter your email address.')
      emailInput.current?.focus()
      return
    }
    setProblem('')
    subscription.mutate(
      { body: { email } },
      { onError: (error) => setProblem(getErrorMessage(error, 'We could not reach TuneMaker. Please try again.')) },
    )
  }
  return (
    <section aria-labelledby="stay-updated" className="mt-14 border-t border-wall-3 pt-8">
      <h2 id="stay-updated" className="poster text-poster-s">
        Stay Updated
      </h2>
      <p className="mt-2 max-w-measure text-bone-2">
        An email when something new opens here, a few times a year. Unsubscribe with one click in any of them.
      </p>
      <div role="status">
        {subscription.isSuccess && (
          <p className="mt-5 max-w-measure border-l-4 border-go py-1 pl-4 text-go-light">{subscription.data.message}</p>
        )}
      </div>
      {!subscription.isSuccess && (
        <form onSubmit={submit} noValidate className="mt-5 flex max-w-xl flex-wrap items-start gap-3">
          <Field label="Email" error={problem} required className="grow basis-60">
            <TextInput
              ref={emailInput}
              type="email"
              autoComplete="email"
              value={email}
              maxLength={254}
              onChange={(event) => {
                setEmail(event.currentTarget.value)
                setProblem('')
              }}
            />
          </Field>
          <Button type="submit" className="min-h-12 sm:mt-8" busy={subscription.isPending} busyLabel="Subscribing...">
            Subscribe
          </Button>
        </form>
      )}
    </section>
  )
}
