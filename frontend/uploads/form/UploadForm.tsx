import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { DOCUMENT_MAX_BYTES, getUploadCredits, errors as refusals } from '#contract/uploads'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { showToast } from '#frontend/ui/feedback/Toast.tsx'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { publishSessionChange, isUnauthenticated } from '#frontend/api/artist-session.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { AccountFields } from './AccountFields.tsx'
import { EditionFields } from './EditionFields.tsx'
import { validateAudioFile } from './validate-audio-file.ts'
import { RecordingFields } from './RecordingFields.tsx'
import { RightsFields } from './RightsFields.tsx'
import { updateDraft, useUploadDraft } from './upload-draft.ts'
import { DOCUMENT_PATTERN, type UploadErrors, FIELD_BY_ERROR_CODE, buildUploadFields } from './upload-fields.ts'
import { assignDocuments } from './assign-documents.ts'
import { validateUploadFields } from './validate-upload-fields.ts'
import { buildUploads } from './build-uploads.ts'
import { parseTitle } from './parse-title.ts'
import type { FormSectionProps } from './form-section-props.ts'
import { isUploading, startUploads, useUploadBatch } from '#frontend/uploads/transfer/upload-batch.ts'
import { UploadProgress } from '#frontend/uploads/transfer/UploadProgress.tsx'

interface UploadFormProps {
  artist: ArtistData
  /** Number of songs in the release plan; without a plan, the maximum. */
  maxSongs: number
}

export function UploadForm({ artist, maxSongs }: UploadFormProps) {
  const fields = buildUploadFields(useUploadDraft(artist.email), artist)
  const [errors, setErrors] = useState<UploadErrors>({})
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const run = useUploadBatch()
  const cache = useQueryClient()
  const busy = asking || run.busy

  // Shows the server's error at its field, like a validation error.
  const failure = !run.busy && run.items.length === 1 ? run.items[0]?.failure : undefined
  const [answered, setAnswered] = useState(failure)
  if (failure !== answered) {
    setAnswered(failure)
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
  const part = { fields, errors, text, change }

  const chooseAudio = (file: File | undefined) => {
    const problem = file && validateAudioFile(file)
    if (!problem) {
      const title = file && maxSongs > 1 && !fields.songTitle.trim() ? { songTitle: parseTitle(file) } : {}
      change({ audioFile: file, ...title }, 'audioFile')
      return
    }
    setErrors({ ...errors, audioFile: `${file.name}: ${problem.description}` })
    showToast({ ...problem, variant: 'destructive' })
  }
  const addMore = (files: File[]) => {
    const problem = files.map(validateAudioFile).find(Boolean)
    if (problem) showToast({ ...problem, variant: 'destructive' })
    const good = files.filter((file) => !validateAudioFile(file))
    const room = Math.max(0, maxSongs - 1 - fields.more.length)
    if (good.length > room) {
      showToast({
        title: 'More Songs Than Planned',
        description: `Your release plan has ${maxSongs} ${maxSongs === 1 ? 'song' : 'songs'}. Change the plan in your workshop to send more at once.`,
        variant: 'destructive',
      })
    }
    // Updates the draft in the same tick as the first file, whose change has not rendered yet.
    updateDraft({
      more: [
        ...fields.more,
        ...good.slice(0, room).map((file) => ({ key: crypto.randomUUID(), title: parseTitle(file), audioFile: file })),
      ],
    })
  }
  const chooseDocument = (file: File | undefined) => {
    const problem = file && validateDocument(file)
    if (problem) setErrors({ ...errors, copyrightDocument: problem })
    else change({ copyrightDocument: file }, 'copyrightDocument')
  }
  const refuseDocument = (file: File, problem: string) =>
    showToast({ title: 'Document Not Taken', description: `${file.name}: ${problem}`, variant: 'destructive' })
  const chooseFurtherDocument = (key: string, file: File | undefined) => {
    const problem = file && validateDocument(file)
    if (file && problem) refuseDocument(file, problem)
    else
      change({ more: fields.more.map((track) => (track.key === key ? { ...track, copyrightDocument: file } : track)) })
  }
  const dealDocuments = (further: File[], first: File) => {
    const good = [first, ...further].filter((file) => {
      const problem = validateDocument(file)
      if (problem) refuseDocument(file, problem)
      return !problem
    })
    const [own, ...others] = assignDocuments(good, [
      { title: fields.songTitle, has: false },
      ...fields.more.map(({ title, copyrightDocument }) => ({ title, has: copyrightDocument !== undefined })),
    ])
    change(
      {
        copyrightDocument: own ?? fields.copyrightDocument,
        more: fields.more.map((track, at) => ({ ...track, copyrightDocument: others[at] ?? track.copyrightDocument })),
      },
      'copyrightDocument',
    )
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || isUploading()) return
    if (artist.accountType === 'test') {
      showToast({
        title: 'Evaluation Mode - Upload Preview',
        description: 'This is where your song would be uploaded. Nothing was sent. Contact Godfrey to upgrade.',
        variant: 'destructive',
      })
      return
    }
    if (!artist.paypalEmail) {
      showToast({
        title: 'PayPal Account Required',
        description: 'Please connect your PayPal account before uploading songs.',
        variant: 'destructive',
      })
      return
    }
    const found = validateUploadFields(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current)
      showMissingToast(found)
      return
    }
    setAsking(true)
    // Checked before sending: nobody should upload 50 MB only to learn that the fee is unpaid or the session has ended.
    const songs = buildUploads(fields)
    const no = await refusalBeforeSending(songs.length)
    setAsking(false)
    if (no) {
      showToast({ title: 'Upload Failed', description: no, variant: 'destructive' })
      return
    }
    await startUploads(songs, cache)
  }

  const refusalBeforeSending = async (songs: number) => {
    try {
      const uploads = await sendRequest(getUploadCredits)
      cache.setQueryData([buildUrl(getUploadCredits)], uploads)
      if (uploads.credits >= songs) return undefined
      document.getElementById('upload-fee')?.scrollIntoView({ block: 'start' })
      return uploads.credits === 0
        ? refusals['no-credit'].message
        : `${uploads.credits === 1 ? 'One upload is' : `${uploads.credits} uploads are`} paid for, and these are ${songs} songs. Nothing was sent.`
    } catch (error) {
      if (!isUnauthenticated(error)) return 'We could not reach the house. Nothing was sent and nothing typed is lost.'
      await publishSessionChange(cache)
      return 'You are no longer signed in. Everything you typed is kept.'
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label="Upload a song">
      <fieldset disabled={busy} className="min-w-0">
        <RecordingFields {...part} busy={busy} maxSongs={maxSongs} chooseAudio={chooseAudio} addTracks={addMore} />
        <EditionFields {...part} />
        <RightsFields
          {...part}
          busy={busy}
          onDocument={chooseDocument}
          onTrackDocument={chooseFurtherDocument}
          onDocuments={dealDocuments}
        />
        <AccountFields {...part} />
      </fieldset>
      <Section title="Send it off" layout="split">
        <fieldset disabled={busy} className="grid min-w-0 gap-2">
          <Checkbox
            name="copyrightConfirmed"
            checked={fields.copyrightConfirmed}
            onChange={(event) => change({ copyrightConfirmed: event.currentTarget.checked }, 'copyrightConfirmed')}
            error={errors.copyrightConfirmed}
            label="I own the copyright in this recording, or have its owners’ written permission to sell it."
          />
          <Checkbox
            name="termsAccepted"
            checked={fields.termsAccepted}
            onChange={(event) => change({ termsAccepted: event.currentTarget.checked }, 'termsAccepted')}
            error={errors.termsAccepted}
            label={
              <>
                I accept the{' '}
                <Link to={paths.termsOfService.href} className="link">
                  Terms of Service
                </Link>{' '}
                and the non-refundable $25 upload fee.
              </>
            }
          />
        </fieldset>
        <div className="mt-6">
          <UploadProgress run={run} />
          <Button
            type="submit"
            size="large"
            className={`w-full sm:w-auto ${run.items.length > 0 ? 'mt-5' : ''}`}
            busy={busy}
            busyLabel="Processing..."
          >
            {fields.more.length > 0 ? `Upload ${fields.more.length + 1} Songs` : 'Upload Song'}
          </Button>
        </div>
      </Section>
    </form>
  )
}

function validateDocument(file: File): string | undefined {
  if (!DOCUMENT_PATTERN.test(file.name)) return refusals['not-a-document'].message
  return file.size > DOCUMENT_MAX_BYTES ? refusals['document-too-large'].message : undefined
}

function showMissingToast(found: UploadErrors): void {
  if (found.copyrightConfirmed || found.termsAccepted) {
    showToast({
      title: 'Verification Required',
      description: 'Please accept all required confirmations to proceed.',
      variant: 'destructive',
    })
  } else if (found.audioFile) {
    showToast({
      title: 'Audio File Required',
      description: 'Please select an audio file to upload.',
      variant: 'destructive',
    })
  }
}
