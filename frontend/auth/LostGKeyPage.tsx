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
import { gKeySignIn } from '#text/messages/catalogs/g-key-sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Requests a replacement for a lost G-Key. A person reviews the request. */
export function LostGKeyPage() {
  const t = useMessages(gKeySignIn)
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
      setError(email.trim() ? t('lost.invalidEmail') : t('lost.noEmail'))
      focusFirstError(form.current)
      return
    }
    report.mutate(
      { body: { email: email.trim() } },
      {
        onError: (failure) => {
          setError(getErrorMessage(failure, t('reach')))
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <>
      <PageHeader
        title={t('lost.title')}
        back={
          <Link to={paths.gKeyLogin.href}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('title')}
          </Link>
        }
        lead={t('lost.lead')}
      />
      {report.isSuccess ? (
        <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
          <Banner tone="go" title={t('lost.sent')}>
            {t('lost.sentText')}
          </Banner>
        </div>
      ) : (
        <form ref={form} onSubmit={submit} noValidate aria-label={t('lost.form')} className="max-w-xl">
          <Field label={t('lost.email')} hint={t('lost.emailHint')} error={error} required>
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
            <Button
              type="submit"
              size="large"
              className="max-sm:w-full"
              busy={report.isPending}
              busyLabel={t('lost.sending')}
            >
              {t('lost.ask')}
            </Button>
            <Link to={paths.contactUs.href} className="link inline-block py-2">
              {t('lost.contact')}
            </Link>
          </div>
        </form>
      )}
    </>
  )
}
