import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { APPLICATION_DOCUMENT_MAX_BYTES, APPLICATION_UNCONFIRMED_DAYS } from '#contract/applications'
import { errors as apiErrors } from '#contract/artists'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { deleteSessionItems, updateSessionItem } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { ApplicantFields } from './ApplicantFields.tsx'
import { getDraft, STORED_FIELDS, type StoredField } from './application-draft.ts'
import { buildTrackingPath } from '#frontend/applications/build-tracking-path.ts'
import { type ConfirmationName, Confirmations } from './Confirmations.tsx'
import { CopyrightFields } from './CopyrightFields.tsx'
import { DOCUMENT_PATTERN } from '#frontend/applications/document-pattern.ts'
import { GKeyPrice } from '#frontend/applications/GKeyPrice.tsx'
import { type ApplicationFields, sendApplication } from './send-application.ts'
import { TrackingNumberForm } from '#frontend/applications/TrackingNumberForm.tsx'
import { type ApplicationErrors, validateApplication } from './validate-application.ts'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function ApplicationForm() {
  const t = useMessages(applications)
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
    updateSessionItem('applicationDraft', Object.fromEntries(STORED_FIELDS.map((name) => [name, next[name]])))
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }))
  }
  const textProps = (name: StoredField) => ({
    name,
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const checkboxProps = (name: ConfirmationName) => ({
    name,
    checked: fields[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => change({ [name]: event.currentTarget.checked }),
    error: errors[name],
  })
  const chooseDocument = (file: File | undefined) => {
    if (file && !DOCUMENT_PATTERN.test(file.name)) {
      setErrors({ ...errors, copyrightDocument: apiErrors['application-document-type'].message })
    } else if (file && file.size > APPLICATION_DOCUMENT_MAX_BYTES) {
      setErrors({ ...errors, copyrightDocument: t('copyrightDocumentTooBig') })
    } else {
      change({ copyrightDocument: file })
    }
  }

  const onRejected = (error: unknown) => {
    const description = getErrorMessage(error, t('unreachableTyped'))
    if (error instanceof ApiError && error.status === 415) {
      setErrors({ copyrightDocument: description })
      focusFirstError(form.current)
    }
    createToast({ title: t('notSent'), description, variant: 'destructive' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const invalid = validateApplication(fields, t)
    setErrors(invalid)
    if (Object.keys(invalid).length > 0) {
      focusFirstError(form.current)
      if (invalid.ageConfirmed || invalid.copyrightConfirmed || invalid.termsAccepted) {
        createToast({
          title: t('verificationRequired'),
          description: t('verificationRequiredText'),
          variant: 'destructive',
        })
      }
      return
    }
    application.mutate(fields, {
      onSuccess: ({ trackingNumber }) => {
        deleteSessionItems('applicationDraft')
        createToast({
          title: t('submitted'),
          description: t('submittedText'),
          variant: 'success',
        })
        void navigate(buildTrackingPath(trackingNumber))
      },
      onError: onRejected,
    })
  }

  return (
    <>
      <PageHeader title={t('apply')} lead={t('applyLead')} aside={<GKeyPrice />} />
      <form ref={form} onSubmit={submit} noValidate aria-label={t('form')}>
        <fieldset disabled={busy} className="min-w-0">
          <ApplicantFields errors={errors} textProps={textProps} />
          <CopyrightFields
            errors={errors}
            textProps={textProps}
            document={fields.copyrightDocument}
            onDocument={chooseDocument}
            busy={busy}
          />
          <Section title={t('confirmations')} layout="split">
            <Confirmations checkboxProps={checkboxProps} />
            <Button
              type="submit"
              size="large"
              className="mt-6 w-full sm:w-auto"
              busy={busy}
              busyLabel={t('submitting')}
            >
              {t('submit')}
            </Button>
            <p className="mt-4 text-sm text-bone-3">{t('noCharge', { days: APPLICATION_UNCONFIRMED_DAYS })}</p>
          </Section>
        </fieldset>
      </form>
      <Section title={t('appliedAlready')} intro={t('appliedAlreadyIntro')} layout="split" id="follow">
        <TrackingNumberForm />
      </Section>
    </>
  )
}
