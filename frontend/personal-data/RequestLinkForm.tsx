import { type FormEvent, useState } from 'react'
import { createPersonalDataLink } from '#contract/personal-data/links'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useAccount } from '#frontend/auth/use-account.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { personalData } from '#text/messages/catalogs/personal-data/en'

/** Has the link mailed; for who is signed in, their address is there already. */
export function RequestLinkForm() {
  const t = useMessages(personalData)
  const account = useAccount()
  const known = account?.artist?.email ?? account?.fans[0]?.email ?? ''
  const [typed, setTyped] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const request = useApiMutation(createPersonalDataLink)
  const email = (typed ?? known).trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isAddress = /^\S+@\S+\.\S+$/.test(email)
    setMissing(!isAddress)
    if (isAddress) request.mutate({ body: { email } })
  }
  if (request.isSuccess)
    return (
      <div role="status">
        <Banner tone="go" title={t('ask.sent')}>
          {request.data.message}
        </Banner>
      </div>
    )
  const failure = request.isError ? getErrorMessage(request.error, t('unreachable')) : undefined
  const error = isMissing ? t('ask.invalid') : failure
  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <Field label={t('ask.email')} hint={t('ask.hint')} {...(error === undefined ? {} : { error })} required>
        <TextInput
          type="email"
          value={typed ?? known}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      </Field>
      <Button type="submit" size="large" className="mt-6" busy={request.isPending} busyLabel={t('ask.busy')}>
        {t('ask.button')}
      </Button>
    </form>
  )
}
