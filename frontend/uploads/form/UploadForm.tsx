import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { createExampleRelease } from '#frontend/examples/examples.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { AccountFields } from './AccountFields.tsx'
import { EditionFields } from './EditionFields.tsx'
import { validateAudioFile } from './validate-audio-file.ts'
import { RecordingFields } from './RecordingFields.tsx'
import { ConfirmationFields } from './ConfirmationFields.tsx'
import { RightsFields } from './rights/RightsFields.tsx'
import { useUploadDocuments } from './rights/use-upload-documents.ts'
import { updateDraft, useUploadDraft } from './upload-draft.ts'
import { type UploadErrors, FIELD_BY_ERROR_CODE, buildUploadFields } from './upload-fields.ts'
import { validateUploadFields } from './validate-upload-fields.ts'
import { buildExampleReleases, buildUploads } from './build-uploads.ts'
import { parseTitle } from './parse-title.ts'
import type { FormSectionProps } from './form-section-props.ts'
import { isUploading, startUploads, useUploadBatch } from '#frontend/uploads/transfer/upload-batch.ts'
import { getBlockingReason } from '#frontend/uploads/transfer/get-blocking-reason.ts'
import { UploadProgress } from '#frontend/uploads/transfer/UploadProgress.tsx'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

interface UploadFormProps {
  artist: ArtistData
  /** Number of songs in the release plan; without a plan, the maximum. */
  maxSongs: number
  /** What the upload of a song costs or has cost. */
  feeCents: number
}

export function UploadForm({ artist, maxSongs, feeCents }: UploadFormProps) {
  const t = useMessages(uploadMessages)
  const fields = buildUploadFields(useUploadDraft(artist.email), artist)
  const [errors, setErrors] = useState<UploadErrors>({})
  const [isChecking, setIsChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const batch = useUploadBatch()
  const cache = useQueryClient()
  const busy = isChecking || batch.busy

  // Shows the server's error at its field, like a validation error.
  const failure = !batch.busy && batch.items.length === 1 ? batch.items[0]?.failure : undefined
  const [shownFailure, setShownFailure] = useState(failure)
  if (failure !== shownFailure) {
    setShownFailure(failure)
    const at = failure && FIELD_BY_ERROR_CODE[failure.code]
    if (at) setErrors({ [at]: failure.sentence })
  }
  useEffect(() => {
    if (failure && FIELD_BY_ERROR_CODE[failure.code]) focusFirstError(form.current)
  }, [failure])

  const change: FormSectionProps['change'] = (patch, ...settled) => {
    updateDraft(patch)
    if (settled.some((name) => errors[name])) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !settled.some((each) => each === name))))
    }
  }
  const text: FormSectionProps['text'] = (name) => ({
    name,
    value: fields[name],
    onChange: (event) => change({ [name]: event.currentTarget.value }, name),
  })
  const sectionProps = { fields, errors, text, change }

  const chooseAudio = (file: File | undefined) => {
    const problem = file && validateAudioFile(file, t)
    if (!problem) {
      const title = file && maxSongs > 1 && !fields.songTitle.trim() ? { songTitle: parseTitle(file) } : {}
      change({ audioFile: file, ...title }, 'audioFile')
      return
    }
    setErrors({ ...errors, audioFile: `${file.name}: ${problem.description}` })
    createToast({ ...problem, variant: 'destructive' })
  }
  const addTracks = (files: File[]) => {
    const problem = files.map((file) => validateAudioFile(file, t)).find(Boolean)
    if (problem) createToast({ ...problem, variant: 'destructive' })
    const valid = files.filter((file) => !validateAudioFile(file, t))
    const freeSlots = Math.max(0, maxSongs - 1 - fields.more.length)
    if (valid.length > freeSlots) {
      createToast({
        title: t('form.tooMany'),
        description: t('form.tooManyText', { n: maxSongs }),
        variant: 'destructive',
      })
    }
    // Updates the draft in the same tick as the first file, whose change has not rendered yet.
    updateDraft({
      more: [
        ...fields.more,
        ...valid
          .slice(0, freeSlots)
          .map((file) => ({ key: crypto.randomUUID(), title: parseTitle(file), audioFile: file })),
      ],
    })
  }
  const documents = useUploadDocuments({
    fields,
    change,
    onInvalid: (message) => setErrors({ ...errors, copyrightDocument: message }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || isUploading()) return
    if (artist.accountType === 'test') {
      for (const release of buildExampleReleases(fields)) createExampleRelease(release)
      createToast({
        title: t('evaluation'),
        description: t('form.evaluationText'),
        variant: 'destructive',
      })
      return
    }
    if (!artist.paypalEmail) {
      createToast({
        title: t('payPalRequired'),
        description: t('payPalRequiredText'),
        variant: 'destructive',
      })
      return
    }
    const found = validateUploadFields(fields, t)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current)
      showMissingToast(found, t)
      return
    }
    setIsChecking(true)
    const songs = buildUploads(fields)
    const reason = await getBlockingReason(songs.length, cache, t)
    setIsChecking(false)
    if (reason) {
      createToast({ title: t('uploadFailed'), description: reason, variant: 'destructive' })
      return
    }
    await startUploads(songs, cache, t)
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('form.label')}>
      <fieldset disabled={busy} className="min-w-0">
        <RecordingFields
          {...sectionProps}
          busy={busy}
          maxSongs={maxSongs}
          chooseAudio={chooseAudio}
          addTracks={addTracks}
        />
        <EditionFields {...sectionProps} />
        <RightsFields {...sectionProps} busy={busy} {...documents} />
        <AccountFields {...sectionProps} />
      </fieldset>
      <Section title={t('form.send')} layout="split">
        <fieldset disabled={busy} className="grid min-w-0 gap-2">
          <ConfirmationFields fields={fields} errors={errors} change={change} feeCents={feeCents} />
        </fieldset>
        <div className="mt-6">
          <UploadProgress run={batch} />
          <Button
            type="submit"
            size="large"
            className={`w-full sm:w-auto ${batch.items.length > 0 ? 'mt-5' : ''}`}
            busy={busy}
            busyLabel={t('form.processing')}
          >
            {fields.more.length > 0 ? t('form.uploadMany', { n: fields.more.length + 1 }) : t('form.upload')}
          </Button>
        </div>
      </Section>
    </form>
  )
}

function showMissingToast(found: UploadErrors, t: Translate<(typeof uploadMessages)['messages']>): void {
  if (found.copyrightConfirmed || found.termsAccepted) {
    createToast({
      title: t('verificationRequired'),
      description: t('verificationRequiredText'),
      variant: 'destructive',
    })
  } else if (found.audioFile) {
    createToast({
      title: t('audioRequired'),
      description: t('audioRequiredText'),
      variant: 'destructive',
    })
  }
}
