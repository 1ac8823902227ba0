import { type FormEvent, useRef, useState } from 'react'
import { NAME_MAX, createCollector } from '#contract/art-cards/collectors'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function SignInLinkForm({
  isNew,
  busy,
  onSent,
}: {
  isNew: boolean
  busy: boolean
  onSent: (message: string) => void
}) {
  const t = useMessages(fineArt)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<{ name?: string; email?: string; call?: string }>({})
  const form = useRef<HTMLFormElement>(null)
  const request = useApiMutation(createCollector)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request.isPending) return
    const invalid = {
      ...(isNew && !name.trim() ? { name: t('form.noName') } : {}),
      ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: t('form.invalidEmail') }),
    }
    setErrors(invalid)
    if (Object.keys(invalid).length > 0) {
      focusFirstError(form.current)
      return
    }
    request.mutate(
      { body: { name: isNew ? name.trim() : '', email: email.trim() } },
      {
        onSuccess: () => onSent(isNew ? t('collector.sentNew') : t('collector.sentBack')),
        onError: (error) => setErrors({ email: getErrorMessage(error, t('reachAgain')) }),
      },
    )
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid gap-5"
      aria-label={isNew ? t('collector.register') : t('collector.logIn')}
    >
      {isNew && (
        <Field label={t('form.name')} error={errors.name} required>
          <TextInput
            value={name}
            maxLength={NAME_MAX}
            autoComplete="name"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field label={t('form.email')} error={errors.email} hint={isNew ? undefined : t('form.emailHint')} required>
        <TextInput
          type="email"
          value={email}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="large" busy={request.isPending || busy} busyLabel={t('form.busy')}>
        {isNew ? t('collector.register') : t('form.mailLink')}
      </Button>
    </form>
  )
}
