import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { confirmInvitation, getInvitation, PASSWORD_MIN } from '#contract/auth/staff/accounts'
import { ApiError, getErrorMessage, isTransientError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { updateSessionItem } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorCode } from './SecondFactorCode.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffAccounts } from '#text/messages/catalogs/staff-accounts/en'

/** Sets up a staff account: a password, an authenticator app, then the recovery codes. */
export function StaffInvitationPage() {
  const t = useMessages(staffAccounts)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const navigate = useNavigate()
  const invitation = useApiMutation(getInvitation)
  const accept = useApiMutation(confirmInvitation)
  const isRead = useRef(false)
  const { mutate: read } = invitation
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    read({ body: { token } })
  }, [read, token])

  const error = accept.isError && getErrorMessage(accept.error, t('unreachableAgain'))
  const isWeak = accept.error instanceof ApiError && accept.error.code === 'password-weak'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (accept.isPending) return
    accept.mutate(
      { body: { token, password, code } },
      { onSuccess: ({ sessionId }) => updateSessionItem('adminSessionId', sessionId) },
    )
  }

  if (accept.data) {
    return (
      <>
        <PageHeader title={t('yourAccountIsReady')} />
        <div className="max-w-measure">
          <RecoveryCodes codes={accept.data.recoveryCodes} />
          <Button size="large" className="mt-6" onClick={() => void navigate(paths.adminDashboard.href)}>
            {t('accessDashboard')}
          </Button>
        </div>
      </>
    )
  }
  if (invitation.isError && !isTransientError(invitation.error)) return <ExpiredInvitation />
  return (
    <>
      <PageHeader
        title={t('yourStaffAccount')}
        lead={invitation.data && `${invitation.data.name}, ${invitation.data.email}, ${t(invitation.data.role)}`}
      />
      {invitation.isError && (
        <ErrorState
          title={t('invitationFailed')}
          message={getErrorMessage(invitation.error, t('unreachableLinkWorks'))}
          onRetry={() => read({ body: { token } })}
        />
      )}
      {invitation.isPending && <Spinner label={t('loadingYourInvitation')} />}
      {invitation.data && (
        <form onSubmit={submit} className="max-w-measure">
          <Field
            label={t('newPassword')}
            required
            hint={t('passwordMinWords', { n: PASSWORD_MIN })}
            error={isWeak && error}
          >
            <TextInput
              type="password"
              name="new-password"
              autoComplete="new-password"
              minLength={PASSWORD_MIN}
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
          <div className="my-6">
            <SecondFactorCode {...invitation.data} />
          </div>
          <Field label={t('codeFromApp')} required error={!isWeak && error}>
            <TextInput
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" size="large" className="mt-6" disabled={!password || !code} busy={accept.isPending}>
            {t('setUpMyAccount')}
          </Button>
        </form>
      )}
    </>
  )
}

function ExpiredInvitation() {
  const t = useMessages(staffAccounts)
  return (
    <PageHeader
      title={t('thisLinkHasExpired')}
      lead={t('expiredText')}
      actions={
        <Button size="large" asChild>
          <Link to={paths.adminLogin.href}>{t('signIn')}</Link>
        </Button>
      }
    />
  )
}
