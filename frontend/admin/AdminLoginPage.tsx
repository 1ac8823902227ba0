import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { logIn } from '#contract/admin'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { PageHead } from '#ui/PageHead'
import { TextInput } from '#ui/TextInput'
import { closeToast, showToast } from '#ui/Toast'
import { CallError, sentenceOf, useCall } from '#web/api'
import { paths } from '#web/paths'
import { remember } from '#web/session-keys'

export function AdminLoginPage() {
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const enter = useCall(logIn)
  const busy = enter.isPending

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!password || busy) return
    enter.mutate(
      { body: { password } },
      {
        onSuccess: ({ sessionId }) => {
          remember('adminSessionId', sessionId)
          closeToast()
          void navigate(search.get('then') === 'operator' ? paths.godfreyDashboard : paths.adminDashboard)
        },
        onError: (error) => {
          const answered = error instanceof CallError && error.status < 500
          showToast(
            answered
              ? {
                  title: 'Access Denied',
                  description: sentenceOf(error, 'Invalid admin password'),
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
      <PageHead title="Admin Login" lead="For those who run the house: admins and operators." />
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
