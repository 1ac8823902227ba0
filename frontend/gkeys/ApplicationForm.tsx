import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { APPLICATION_DOCUMENT_MAX_BYTES, APPLICATION_UNCONFIRMED_DAYS, errors as refusals } from '#contract/gkeys'
import { Button } from '#ui/Button'
import { Checkbox } from '#ui/Checkbox'
import { Field } from '#ui/Field'
import { FileDrop } from '#ui/FileDrop'
import { PageHeader } from '#ui/PageHead'
import { Section } from '#ui/Section'
import { TextArea } from '#ui/TextArea'
import { TextInput } from '#ui/TextInput'
import { showToast } from '#ui/Toast'
import { ApiError, getErrorMessage } from '#web/api'
import { focusFirstError } from '#web/first-invalid'
import { paths } from '#web/paths'
import { removeSessionItems, getSessionItem, setSessionItem } from '#web/session-keys'
import { TrackingNumberForm, buildTrackingPath } from './FindApplication.tsx'
import { GKeyPrice } from './GKeyPrice.tsx'
import { type ApplicationFields, sendApplication } from './send-application.ts'

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const DOCUMENT_PATTERN = /\.(pdf|jpe?g|png)$/i

const STORED_FIELDS = ['fullName', 'email', 'phone', 'artistName', 'copyrightDetails'] as const

const EMPTY_APPLICATION: ApplicationFields = {
  fullName: '',
  email: '',
  phone: '',
  artistName: '',
  copyrightDetails: '',
  termsAccepted: false,
  ageConfirmed: false,
  copyrightConfirmed: false,
  copyrightDocument: undefined,
}

/** The draft typed in this tab before a reload. Checkboxes start empty: consent has to be given again. */
function getDraft(): ApplicationFields {
  const stored = getSessionItem('applicationDraft')
  const texts = STORED_FIELDS.flatMap((name) => (typeof stored?.[name] === 'string' ? [[name, stored[name]]] : []))
  return { ...EMPTY_APPLICATION, ...(Object.fromEntries(texts) as Partial<ApplicationFields>) }
}

type ApplicationErrors = Partial<Record<keyof ApplicationFields, string>>
type TextFieldName = (typeof STORED_FIELDS)[number]
type CheckboxName = 'ageConfirmed' | 'copyrightConfirmed' | 'termsAccepted'

function validateApplication(fields: ApplicationFields): ApplicationErrors {
  const errors: ApplicationErrors = {}
  if (!fields.fullName.trim()) errors.fullName = 'Your full legal name is missing.'
  if (!fields.email.trim()) errors.email = 'Your e-mail address is missing.'
  else if (!EMAIL_PATTERN.test(fields.email.trim())) errors.email = 'This does not look like an e-mail address.'
  if (!fields.artistName.trim()) errors.artistName = 'Your artist or stage name is missing.'
  if (!fields.copyrightDetails.trim()) errors.copyrightDetails = 'Tell us what you have registered.'
  for (const box of ['ageConfirmed', 'copyrightConfirmed', 'termsAccepted'] as const) {
    if (!fields[box]) errors[box] = 'Please confirm this before you apply.'
  }
  return errors
}

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
  const text = (name: TextFieldName) => ({
    name,
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const box = (name: CheckboxName) => ({
    name,
    checked: fields[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => change({ [name]: event.currentTarget.checked }),
    error: errors[name],
  })
  const chooseDocument = (file: File | undefined) => {
    if (file && !DOCUMENT_PATTERN.test(file.name)) {
      setErrors({ ...errors, copyrightDocument: refusals['application-document-type'].message })
    } else if (file && file.size > APPLICATION_DOCUMENT_MAX_BYTES) {
      setErrors({ ...errors, copyrightDocument: 'The copyright document must be under 10MB.' })
    } else {
      change({ copyrightDocument: file })
    }
  }

  const refused = (error: unknown) => {
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
    const found = validateApplication(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current)
      if (found.ageConfirmed || found.copyrightConfirmed || found.termsAccepted) {
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
      onError: refused,
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
                <TextInput {...text('fullName')} maxLength={200} autoComplete="name" />
              </Field>
              <Field label="Artist / stage name" error={errors.artistName} required>
                <TextInput {...text('artistName')} maxLength={200} autoComplete="off" />
              </Field>
              <Field
                label="Email"
                error={errors.email}
                hint="We send a link there to confirm it, and later your G-Key."
                required
              >
                <TextInput
                  {...text('email')}
                  type="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={254}
                />
              </Field>
              <Field label="Phone" error={errors.phone} optional>
                <TextInput {...text('phone')} type="tel" autoComplete="tel" maxLength={40} />
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
                <TextArea {...text('copyrightDetails')} maxLength={5000} />
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
                <Link to={paths.copyrightMaterial} className="link">
                  Copyright Your Material
                </Link>{' '}
                says how. Register first: the fee here is non-refundable.
              </p>
            </div>
          </Section>
          <Section title="Your word" layout="split">
            <div className="grid gap-2">
              <Checkbox
                {...box('ageConfirmed')}
                label="I am 18 years or older and have the legal capacity to enter into this agreement."
              />
              <Checkbox
                {...box('copyrightConfirmed')}
                label="I certify that I hold the copyright in the works I named and will upload."
              />
              <Checkbox
                {...box('termsAccepted')}
                label={
                  <>
                    I accept the{' '}
                    <Link to={paths.termsOfService} className="link">
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
