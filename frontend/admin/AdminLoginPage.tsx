import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { signInStaff } from '#contract/admin'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { PageHeader } from '#ui/PageHead'
import { TextInput } from '#ui/TextInput'
import { closeToast, showToast } from '#ui/Toast'
import { ApiError, getErrorMessage, useApiMutation } from '#web/api'
import { paths } from '#web/paths'
import { setSessionItem } from '#web/session-keys'

export function AdminLoginPage() {
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const enter = useApiMutation(signInStaff)
  const busy = enter.isPending

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!password || busy) return
    enter.mutate(
      { body: { password } },
      {
        onSuccess: ({ sessionId }) => {
          setSessionItem('adminSessionId', sessionId)
          closeToast()
          void navigate(search.get('then') === 'operator' ? paths.godfreyDashboard : paths.adminDashboard)
        },
        onError: (error) => {
          const answered = error instanceof ApiError && error.status < 500
          showToast(
            answered
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
