import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { createStaffSession, getStaffSignIn } from '#contract/auth/staff'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { closeToast, createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { updateSessionItem } from '#frontend/lib/session-storage.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

export function AdminLoginPage() {
  const t = useMessages(staffDashboard)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const signIn = useApiMutation(createStaffSession)
  const busy = signIn.isPending
  const way = useApiQuery(getStaffSignIn)
  const byName = way.data?.byName ?? false
  const isComplete = Boolean(password && (!byName || (email && code)))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || busy) return
    signIn.mutate(
      { body: byName ? { email, password, code } : { password } },
      {
        onSuccess: ({ sessionId }) => {
          updateSessionItem('adminSessionId', sessionId)
          closeToast()
          void navigate(search.get('then') === 'operator' ? paths.godfreyDashboard.href : paths.adminDashboard.href)
        },
        onError: (error) => {
          const isRejected = error instanceof ApiError && error.status < 500
          // The first admin by name has just got an account: the form has to ask for more.
          if (error instanceof ApiError && error.code === 'name-needed') void way.refetch()
          createToast(
            isRejected
              ? {
                  title: error.status === 429 ? t('tooManyTries') : t('accessDenied'),
                  description: getErrorMessage(error, t('invalidAdminPassword')),
                  variant: 'destructive',
                }
              : { title: t('error'), description: t('authenticationFailed'), variant: 'destructive' },
          )
          input.current?.select()
        },
      },
    )
  }

  return (
    <>
      <PageHeader title={t('adminLogin')} lead={t('loginLead')} />
      <form onSubmit={submit} className="max-w-[26rem]">
        {byName && (
          <Field label={t('emailAddress')} required className="mb-5">
            <TextInput
              type="email"
              name="email"
              autoComplete="username"
              maxLength={254}
              value={email}
              readOnly={busy}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </Field>
        )}
        <Field label={t('password')} required>
          <TextInput
            ref={input}
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            readOnly={busy}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        {byName && (
          <Field label={t('authenticatorCode')} required className="mt-5">
            <TextInput
              name="code"
              autoComplete="one-time-code"
              maxLength={40}
              value={code}
              readOnly={busy}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </Field>
        )}
        <Button
          type="submit"
          size="large"
          className="mt-5 w-full"
          disabled={!isComplete}
          busy={busy}
          busyLabel={t('authenticating')}
        >
          {t('accessDashboard')}
        </Button>
      </form>
    </>
  )
}
