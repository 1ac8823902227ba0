import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { createLostGKeyReport } from '#contract/auth'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { paths } from '#frontend/lib/paths.ts'

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Requests a replacement for a lost G-Key. A person reviews the request. */
export function LostGKeyPage() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const report = useApiMutation(createLostGKeyReport)

  // The form unmounts on success, so focus moves to the outcome.
  useEffect(() => {
    if (report.isSuccess) outcome.current?.focus()
  }, [report.isSuccess])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (report.isPending) return
    if (!EMAIL_PATTERN.test(email.trim())) {
      setError(email.trim() ? 'This does not look like an email address.' : 'Your email address is missing.')
      focusFirstError(form.current)
      return
    }
    report.mutate(
      { body: { email: email.trim() } },
      {
        onError: (failure) => {
          setError(getErrorMessage(failure, 'We could not reach TuneMaker. Please try again.'))
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <>
      <PageHeader
        title="A lost G-Key"
        back={
          <Link to={paths.gKeyLogin.href}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Artists’ entrance
          </Link>
        }
        lead="We keep only your key’s fingerprint, so nobody can read it out to you. You can have a new one: a person looks at your request, voids the old key and mails the new one to the address we know."
      />
      {report.isSuccess ? (
        <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
          <Banner tone="go" title="Your request has arrived">
            {report.data.message} Should you find the old key meanwhile, it opens the door until then.
          </Banner>
        </div>
      ) : (
        <form ref={form} onSubmit={submit} noValidate aria-label="Report a lost G-Key" className="max-w-xl">
          <Field
            label="Your email address"
            hint="The one your G-Key was mailed to. If you no longer have it, write to us instead."
            error={error}
            required
          >
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={email}
              onChange={(event) => {
                setEmail(event.currentTarget.value)
                setError('')
              }}
            />
          </Field>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" size="large" className="max-sm:w-full" busy={report.isPending} busyLabel="Sending...">
              Ask for a New G-Key
            </Button>
            <Link to={paths.contactUs.href} className="link inline-block py-2">
              Contact us
            </Link>
          </div>
        </form>
      )}
    </>
  )
}
