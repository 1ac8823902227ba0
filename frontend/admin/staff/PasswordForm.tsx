import { type FormEvent, useState } from 'react'
import { getOwnStaffAccount, PASSWORD_MIN, updateOwnPassword } from '#contract/auth/staff/accounts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffAccounts } from '#text/messages/catalogs/staff-accounts/en'

export function PasswordForm() {
  const t = useMessages(staffAccounts)
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const update = useApiMutation(updateOwnPassword, { refresh: [getOwnStaffAccount] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (update.isPending) return
    update.mutate(
      { body: { password, newPassword }, headers: getStaffHeaders() },
      {
        onSuccess: () => {
          setPassword('')
          setNewPassword('')
          createToast({
            title: t('passwordChanged'),
            description: t('signedOutElsewhere'),
            variant: 'success',
          })
        },
      },
    )
  }
  const error = update.isError && getErrorMessage(update.error, t('unreachableAgain'))
  const isPresentWrong = update.error instanceof ApiError && update.error.code === 'password-wrong'
  return (
    <Section title={t('password')} intro={t('passwordIntro')}>
      <form onSubmit={submit} className="grid max-w-[26rem] gap-5">
        <Field label={t('currentPassword')} required error={isPresentWrong && error}>
          <TextInput
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <Field
          label={t('newPassword')}
          required
          hint={t('passwordMin', { n: PASSWORD_MIN })}
          error={!isPresentWrong && error}
        >
          <TextInput
            type="password"
            name="new-password"
            autoComplete="new-password"
            maxLength={200}
            value={newPassword}
            onChange={(event) => setNewPassword(event.currentTarget.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="quiet"
          className="justify-self-start"
          disabled={!password || !newPassword}
          busy={update.isPending}
        >
          {t('changePassword')}
        </Button>
      </form>
    </Section>
  )
}
