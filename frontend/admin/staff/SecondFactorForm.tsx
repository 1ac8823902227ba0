import { type FormEvent, useState } from 'react'
import { confirmSecondFactor, getOwnStaffAccount, startSecondFactor } from '#contract/auth/staff/accounts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorCode } from './SecondFactorCode.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffAccounts } from '#text/messages/catalogs/staff-accounts/en'

/** Replaces the authenticator app and the recovery codes. */
export function SecondFactorForm({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
  const t = useMessages(staffAccounts)
  const [typed, setTyped] = useState('')
  const start = useApiMutation(startSecondFactor)
  const confirm = useApiMutation(confirmSecondFactor, { refresh: [getOwnStaffAccount] })
  const step = start.data ? confirm : start
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step.isPending) return
    const headers = getStaffHeaders()
    if (start.data) confirm.mutate({ body: { code: typed }, headers })
    else start.mutate({ body: { password: typed }, headers }, { onSuccess: () => setTyped('') })
  }
  return (
    <Section title={t('authenticatorApp')} intro={t('recoveryCodesLeft', { n: recoveryCodesLeft })}>
      {confirm.data ? (
        <RecoveryCodes codes={confirm.data.recoveryCodes} />
      ) : (
        <form onSubmit={submit} className={`grid gap-5 ${start.data ? 'max-w-measure' : 'max-w-[26rem]'}`}>
          {start.data && <SecondFactorCode {...start.data} />}
          <Field
            label={start.data ? t('codeFromNewApp') : t('yourPassword')}
            required
            error={step.isError && getErrorMessage(step.error, t('unreachableAgain'))}
          >
            <TextInput
              key={start.data ? 'code' : 'password'}
              type={start.data ? 'text' : 'password'}
              name={start.data ? 'new-code' : 'confirm-password'}
              autoComplete={start.data ? 'one-time-code' : 'current-password'}
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" variant="quiet" className="justify-self-start" disabled={!typed} busy={step.isPending}>
            {start.data ? t('useThisApp') : t('setUpAnotherApp')}
          </Button>
        </form>
      )}
    </Section>
  )
}
