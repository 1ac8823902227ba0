import { type FormEvent, useRef, useState } from 'react'
import { subscribeToNewsletter } from '#contract/newsletter'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { newsletter } from '#text/messages/catalogs/newsletter/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Subscribes an address to the newsletter (double opt-in). */
export function NewsletterForm() {
  const t = useMessages(newsletter)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const emailInput = useRef<HTMLInputElement>(null)
  const subscription = useApiMutation(subscribeToNewsletter)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (subscription.isPending) return
    if (!email.trim() || !emailInput.current?.validity.valid) {
      setProblem(email.trim() ? t('gift.invalidEmail') : t('news.noEmail'))
      emailInput.current?.focus()
      return
    }
    setProblem('')
    subscription.mutate({ body: { email } }, { onError: (error) => setProblem(getErrorMessage(error, t('reach'))) })
  }
  return (
    <section aria-labelledby="stay-updated" className="mt-14 border-t border-wall-3 pt-8">
      <h2 id="stay-updated" className="poster text-poster-s">
        {t('news.title')}
      </h2>
      <p className="mt-2 max-w-measure text-bone-2">{t('news.text')}</p>
      <div role="status">
        {subscription.isSuccess && (
          <p className="mt-5 max-w-measure border-l-4 border-go py-1 pl-4 text-go-light">{t('news.thanks')}</p>
        )}
      </div>
      {!subscription.isSuccess && (
        <form onSubmit={submit} noValidate className="mt-5 flex max-w-xl flex-wrap items-start gap-3">
          <Field label={t('email')} error={problem} required className="grow basis-60">
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
          <Button
            type="submit"
            className="min-h-12 sm:mt-8"
            busy={subscription.isPending}
            busyLabel={t('news.subscribing')}
          >
            {t('news.subscribe')}
          </Button>
        </form>
      )}
    </section>
  )
}
