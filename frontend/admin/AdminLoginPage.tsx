import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { signInStaff } from '#contract/auth/staff'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { closeToast, showToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { setSessionItem } from '#frontend/lib/session-storage.ts'

export function AdminLoginPage() {
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const signIn = useApiMutation(signInStaff)
  const busy = signIn.isPending

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!password || busy) return
    signIn.mutate(
      { body: { password } },
      {
        onSuccess: ({ sessionId }) => {
          setSessionItem('adminSessionId', sessionId)
          closeToast()
          void navigate(search.get('then') === 'operator' ? paths.godfreyDashboard.href : paths.adminDashboard.href)
        },
        onError: (error) => {
          const isRejected = error instanceof ApiError && error.status < 500
          showToast(
            isRejected
              ? {
                  title: 'Access Denied',
                  description: getErrorMessage(error, 'Invalid admin password'),
                  variant: 'destructive',
                }
              : { title: 'Error', description: 'Failed to authenticate. Please try again.', variant: 'destructive' },
          )
          input.current?.select()
        },
      },
    )
  }

  return (
    <>
      <PageHeader title="Admin Login" lead="For those who run the house: admins and operators." />
      <form onSubmit={submit} className="max-w-[26rem]">
        <Field label="Password" required>
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
        <Button
          type="submit"
          size="large"
          className="mt-5 w-full"
          disabled={!password}
          busy={busy}
          busyLabel="Authenticating..."
        >
          Access Dashboard
        </Button>
      </form>
    </>
  )
}
