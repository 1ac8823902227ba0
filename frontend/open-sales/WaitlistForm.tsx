import { type FormEvent, useState } from 'react'
import { getOpenSale, createWaitlistEntry } from '#contract/open-sales'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'

/** Joins an edition's waitlist, which sends one mail when a copy is free for this address. */
export function WaitlistForm({ editionId }: { editionId: string }) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const join = useApiMutation(createWaitlistEntry, { refresh: [getOpenSale] })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (join.isPending) return
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setProblem('Please type your email address.')
      return
    }
    setProblem('')
    join.mutate(
      { params: { editionId }, body: { email } },
      { onError: (error) => setProblem(getErrorMessage(error, 'We could not be reached. Please try again.')) },
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
    <form onSubmit={submit} noValidate aria-label="Waiting list" className="mt-5 max-w-xl">
      <Field
        label="Your email address"
        hint="We’ll write once, when a copy is free for you. We share your address with nobody, and a link in the email deletes it."
        error={problem}
        required
      >
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
      <Button type="submit" className="mt-4 w-full sm:w-auto" busy={join.isPending} busyLabel="Joining the list...">
        Join the waiting list
      </Button>
    </form>
  )
}
