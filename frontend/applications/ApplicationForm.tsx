import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { APPLICATION_DOCUMENT_MAX_BYTES, APPLICATION_UNCONFIRMED_DAYS } from '#contract/applications'
import { errors as apiErrors } from '#contract/artists'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { removeSessionItems, setSessionItem } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { showToast } from '#frontend/ui/feedback/Toast.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { getDraft, STORED_FIELDS } from './application-draft.ts'
import { buildTrackingPath } from './build-tracking-path.ts'
import { GKeyPrice } from './GKeyPrice.tsx'
import { type ApplicationFields, sendApplication } from './send-application.ts'
import { TrackingNumberForm } from './TrackingNumberForm.tsx'
import { type ApplicationErrors, validateApplication } from './validate-application.ts'

const DOCUMENT_PATTERN = /\.(pdf|jpe?g|png)$/i

type TextFieldName = (typeof STORED_FIELDS)[number]

type CheckboxName = 'ageConfirmed' | 'copyrightConfirmed' | 'termsAccepted'

export function ApplicationForm() {
  // The draft survives failed calls and reloads.
  const [fields, setFields] = useState(getDraft)
  const [errors, setErrors] = useState<ApplicationErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const application = useMutation({ mutationFn: sendApplication })
  const busy = application.isPending

  const change = (changed: Partial<ApplicationFields>) => {
    const next = { ...fields, ...changed }
    setFields(next)
    setSessionItem('applicationDraft', Object.fromEntries(STORED_FIELDS.map((name) => [name, next[name]])))
    setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])) }))
  }
  const textProps = (name: TextFieldName) => ({
    name,
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const checkboxProps = (name: CheckboxName) => ({
    name,
    checked: fields[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => change({ [name]: event.currentTarget.checked }),
    error: errors[name],
  })
  const chooseDocument = (file: File | undefined) => {
    if (file && !DOCUMENT_PATTERN.test(file.name)) {
      setErrors({ ...errors, copyrightDocument: apiErrors['application-document-type'].message })
    } else if (file && file.size > APPLICATION_DOCUMENT_MAX_BYTES) {
      setErrors({ ...errors, copyrightDocument: 'The copyright document must be under 10MB.' })
    } else {
      change({ copyrightDocument: file })
    }
  }

  const onRejected = (error: unknown) => {
    const description = getErrorMessage(
      error,
      'We could not reach the house. Everything you typed is kept; please try again.',
    )
    if (error instanceof ApiError && error.status === 415) {
      setErrors({ copyrightDocument: description })
      focusFirstError(form.current)
    }
    showToast({ title: 'Application Not Sent', description, variant: 'destructive' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const invalid = validateApplication(fields)
    setErrors(invalid)
    if (Object.keys(invalid).length > 0) {
      focusFirstError(form.current)
      if (invalid.ageConfirmed || invalid.copyrightConfirmed || invalid.termsAccepted) {
        showToast({
          title: 'Verification Required',
          description: 'Please accept all required confirmations to proceed.',
          variant: 'destructive',
        })
      }
      return
    }
    application.mutate(fields, {
      onSuccess: ({ trackingNumber }) => {
        removeSessionItems('applicationDraft')
        showToast({
          title: 'Application Submitted',
          description: 'Your G-Key application has been submitted for review.',
          variant: 'success',
        })
        void navigate(buildTrackingPath(trackingNumber))
      },
      onError: onRejected,
    })
  }

  return (
    <>
      <PageHeader
        title="Apply for your G-Key"
        lead="Tell us who you are and what you have registered. You confirm your mail address, pay once, and Godfrey reads your papers. What he cannot settle, a person decides within 24 to 48 hours."
        aside={<GKeyPrice />}
      />
      <form ref={form} onSubmit={submit} noValidate aria-label="G-Key application">
        <fieldset disabled={busy} className="min-w-0">
          <Section
            title="You"
            intro="Your legal name is for the check only. What fans see is your artist name."
            layout="split"
          >
            <div className="grid items-start gap-6 sm:grid-cols-2">
              <Field label="Full legal name" error={errors.fullName} required>
                <TextInput {...textProps('fullName')} maxLength={200} autoComplete="name" />
              </Field>
              <Field label="Artist / stage name" error={errors.artistName} required>
                <TextInput {...textProps('artistName')} maxLength={200} autoComplete="off" />
              </Field>
              <Field
                label="Email"
                error={errors.email}
                hint="We send a link there to confirm it, and later your G-Key."
                required
              >
                <TextInput
                  {...textProps('email')}
                  type="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={254}
                />
              </Field>
              <Field label="Phone" error={errors.phone} optional>
                <TextInput {...textProps('phone')} type="tel" autoComplete="tel" maxLength={40} />
              </Field>
            </div>
          </Section>
          <Section title="Your copyright" intro="Only those who decide about your application see this." layout="split">
            <div className="grid gap-6">
              <Field
                label="Copyright details"
                error={errors.copyrightDetails}
                hint="Titles, registration numbers and dates, one a line."
                required
              >
                <TextArea {...textProps('copyrightDetails')} maxLength={5000} />
              </Field>
              <Field label="Copyright document" error={errors.copyrightDocument} optional>
                <FileDrop
                  file={fields.copyrightDocument}
                  onChange={chooseDocument}
                  accept=".pdf,.jpg,.jpeg,.png"
                  note="PDF, JPG or PNG, up to 10 MB"
                  disabled={busy}
                />
              </Field>
              <p className="text-sm text-bone-3">
                Nothing registered yet?{' '}
                <Link to={paths.copyrightMaterial.href} className="link">
                  Copyright Your Material
                </Link>{' '}
                says how. Register first: the fee here is non-refundable.
              </p>
            </div>
          </Section>
          <Section title="Your word" layout="split">
            <div className="grid gap-2">
              <Checkbox
                {...checkboxProps('ageConfirmed')}
                label="I am 18 years or older and have the legal capacity to enter into this agreement."
              />
              <Checkbox
                {...checkboxProps('copyrightConfirmed')}
                label="I certify that I hold the copyright in the works I named and will upload."
              />
              <Checkbox
                {...checkboxProps('termsAccepted')}
                label={
                  <>
                    I accept the{' '}
                    <Link to={paths.termsOfService.href} className="link">
                      Terms of Service
                    </Link>{' '}
                    and know that the G-Key fee is non-refundable.
                  </>
                }
              />
            </div>
            <Button type="submit" size="large" className="mt-6 w-full sm:w-auto" busy={busy} busyLabel="Submitting...">
              Submit Application
            </Button>
            <p className="mt-4 text-sm text-bone-3">
              Nothing is charged now. You pay after you have confirmed your mail address; an application that nobody
              confirms within {APPLICATION_UNCONFIRMED_DAYS} days is deleted.
            </p>
          </Section>
        </fieldset>
      </form>
      <Section title="Applied already?" intro="See where your application stands." layout="split" id="follow">
        <TrackingNumberForm />
      </Section>
    </>
  )
}
