import { type FormEvent, useState } from 'react'
import { getOpenSale, createWaitlistEntry } from '#contract/open-sales'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Joins an edition's waitlist, which sends one mail when a copy is free for this address. */
export function WaitlistForm({ editionId }: { editionId: string }) {
  const t = useMessages(checkout)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const join = useApiMutation(createWaitlistEntry, { refresh: [getOpenSale] })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (join.isPending) return
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setProblem(t('waitlist.invalid'))
      return
    }
    setProblem('')
    join.mutate(
      { params: { editionId }, body: { email } },
      { onError: (error) => setProblem(getErrorMessage(error, t('waitlist.unreachable'))) },
    )
  }
  if (join.data) {
    return (
      <p role="status" className="mt-5 max-w-measure text-go-light">
        {join.data.message}
      </p>
    )
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('waitlist.title')} className="mt-5 max-w-xl">
      <Field label={t('waitlist.email')} hint={t('waitlist.hint')} error={problem} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setProblem('')
          }}
        />
      </Field>
      <Button type="submit" className="mt-4 w-full sm:w-auto" busy={join.isPending} busyLabel={t('waitlist.joining')}>
        {t('waitlist.join')}
      </Button>
    </form>
  )
}
