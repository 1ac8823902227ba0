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

export function PasswordForm() {
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
            title: 'Password changed',
            description: 'You are signed out everywhere else.',
            variant: 'success',
          })
        },
      },
    )
  }
  const error = update.isError && getErrorMessage(update.error, 'We could not reach TuneMaker. Please try again.')
  const isPresentWrong = update.error instanceof ApiError && update.error.code === 'password-wrong'
  return (
    <Section title="Password" intro="Changing it signs you out everywhere else.">
      <form onSubmit={submit} className="grid max-w-[26rem] gap-5">
        <Field label="Current password" required error={isPresentWrong && error}>
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
          label="New password"
          required
          hint={`At least ${PASSWORD_MIN} characters.`}
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
          Change password
        </Button>
      </form>
    </Section>
  )
}
