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
  const field = useRef<HTMLInputElement>(null)
  const asking = useApiMutation(subscribeToNewsletter)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    if (!email.trim() || !field.current?.validity.valid) {
      setProblem(email.trim() ? 'Please enter a valid email address.' : 'Please enter your email address.')
      field.current?.focus()
      return
    }
    setProblem('')
    asking.mutate(
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
        A mail when something new opens here, a few times a year. Every one of them ends it with one click.
      </p>
      <div role="status">
        {asking.isSuccess && (
          <p className="mt-5 max-w-measure border-l-4 border-go py-1 pl-4 text-go-light">{asking.data.message}</p>
        )}
      </div>
      {!asking.isSuccess && (
        <form onSubmit={submit} noValidate className="mt-5 flex max-w-xl flex-wrap items-start gap-3">
          <Field label="Email" error={problem} required className="grow basis-60">
            <TextInput
              ref={field}
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
          <Button type="submit" className="min-h-12 sm:mt-8" busy={asking.isPending} busyLabel="Subscribing...">
            Subscribe
          </Button>
        </form>
      )}
    </section>
  )
}
