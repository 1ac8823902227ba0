import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/gkeys'
import { DOCUMENT_MAX_BYTES, describeUploadCredits, refusals } from '#contract/songs'
import { Button } from '#ui/Button'
import { Checkbox } from '#ui/Checkbox'
import { Section } from '#ui/Section'
import { showToast } from '#ui/Toast'
import { addressOf, call } from '#web/api'
import { announceSessionChange, isSignedOut } from '#web/artist-session'
import { focusFirstInvalid } from '#web/first-invalid'
import { paths } from '#web/paths'
import { AccountPart } from './AccountPart.tsx'
import { EditionPart } from './EditionPart.tsx'
import { judgeAudio } from './judge-audio.ts'
import { RecordingPart } from './RecordingPart.tsx'
import { RightsPart } from './RightsPart.tsx'
import { changeDraft, useUploadDraft } from './upload-draft.ts'
import { DOCUMENT, type Errors, FIELD_OF, dealOut, fill, findErrors, songsOf, titleOf } from './upload-fields.ts'
import type { PartProps } from './upload-part.ts'
import { isUploading, startUploads, useUploadRun } from './upload-run.ts'
import { UploadProgress } from './UploadProgress.tsx'

interface UploadFormProps {
  artist: ArtistData
  /** So many songs the plan holds; without a plan the most that may be planned. */
  atMost: number
}

export function UploadForm({ artist, atMost }: UploadFormProps) {
  const fields = fill(useUploadDraft(artist.email), artist)
  const [errors, setErrors] = useState<Errors>({})
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const run = useUploadRun()
  const cache = useQueryClient()
  const busy = asking || run.busy

  // What the server refused stands at its field, as if the form had found it.
  const failure = !run.busy && run.items.length === 1 ? run.items[0]?.failure : undefined
  const [answered, setAnswered] = useState(failure)
  if (failure !== answered) {
    setAnswered(failure)
    const at = failure && FIELD_OF[failure.code]
    if (at) setErrors({ [at]: failure.sentence })
  }
  useEffect(() => {
    if (failure && FIELD_OF[failure.code]) focusFirstInvalid(form.current)
  }, [failure])

  const change: PartProps['change'] = (patch, ...settled) => {
    changeDraft(patch)
    if (settled.some((name) => errors[name])) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !settled.some((each) => each === name))))
    }
  }
  const text: PartProps['text'] = (name) => ({
    name,
    value: fields[name],
    onChange: (event) => change({ [name]: event.currentTarget.value }, name),
  })
  const part = { fields, errors, text, change }

  const chooseAudio = (file: File | undefined) => {
    const problem = file && judgeAudio(file)
    if (!problem) {
      const title = file && atMost > 1 && !fields.songTitle.trim() ? { songTitle: titleOf(file) } : {}
      change({ audioFile: file, ...title }, 'audioFile')
      return
    }
    setErrors({ ...errors, audioFile: `${file.name}: ${problem.description}` })
    showToast({ ...problem, variant: 'destructive' })
  }
  const addMore = (files: File[]) => {
    const problem = files.map(judgeAudio).find(Boolean)
    if (problem) showToast({ ...problem, variant: 'destructive' })
    const good = files.filter((file) => !judgeAudio(file))
    const room = Math.max(0, atMost - 1 - fields.more.length)
    if (good.length > room) {
      showToast({
        title: 'More Songs Than Planned',
        description: `Your release plan has ${atMost} ${atMost === 1 ? 'song' : 'songs'}. Change the plan in your workshop to send more at once.`,
        variant: 'destructive',
      })
    }
    // In one go with the first file, whose change is not on screen yet.
    changeDraft({
      more: [
        ...fields.more,
        ...good.slice(0, room).map((file) => ({ key: crypto.randomUUID(), title: titleOf(file), audioFile: file })),
      ],
    })
  }
  const chooseDocument = (file: File | undefined) => {
    const problem = file && judgeDocument(file)
    if (problem) setErrors({ ...errors, copyrightDocument: problem })
    else change({ copyrightDocument: file }, 'copyrightDocument')
  }
  const refuseDocument = (file: File, problem: string) =>
    showToast({ title: 'Document Not Taken', description: `${file.name}: ${problem}`, variant: 'destructive' })
  const chooseFurtherDocument = (key: string, file: File | undefined) => {
    const problem = file && judgeDocument(file)
    if (file && problem) refuseDocument(file, problem)
    else
      change({ more: fields.more.map((track) => (track.key === key ? { ...track, copyrightDocument: file } : track)) })
  }
  const dealDocuments = (further: File[], first: File) => {
    const good = [first, ...further].filter((file) => {
      const problem = judgeDocument(file)
      if (problem) refuseDocument(file, problem)
      return !problem
    })
    const [own, ...others] = dealOut(good, [
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
    const found = findErrors(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(form.current)
      tellWhatIsMissing(found)
      return
    }
    setAsking(true)
    // Asked first: nobody should send 50 MB to hear that the fee is open or the session over.
    const songs = songsOf(fields)
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
      const uploads = await call(describeUploadCredits)
      cache.setQueryData([addressOf(describeUploadCredits)], uploads)
      if (uploads.credits >= songs) return undefined
      document.getElementById('upload-fee')?.scrollIntoView({ block: 'start' })
      return uploads.credits === 0
        ? refusals['no-credit'].message
        : `${uploads.credits === 1 ? 'One upload is' : `${uploads.credits} uploads are`} paid for, and these are ${songs} songs. Nothing was sent.`
    } catch (error) {
      if (!isSignedOut(error)) return 'We could not reach the house. Nothing was sent and nothing typed is lost.'
      await announceSessionChange(cache)
      return 'You are no longer signed in. Everything you typed is kept.'
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label="Upload a song">
      <fieldset disabled={busy} className="min-w-0">
        <RecordingPart {...part} busy={busy} atMost={atMost} chooseAudio={chooseAudio} addMore={addMore} />
        <EditionPart {...part} />
        <RightsPart
          {...part}
          busy={busy}
          chooseDocument={chooseDocument}
          chooseFurtherDocument={chooseFurtherDocument}
          dealDocuments={dealDocuments}
        />
        <AccountPart {...part} />
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
                <Link to={paths.termsOfService} className="link">
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

function judgeDocument(file: File): string | undefined {
  if (!DOCUMENT.test(file.name)) return refusals['not-a-document'].message
  return file.size > DOCUMENT_MAX_BYTES ? refusals['document-too-large'].message : undefined
}

function tellWhatIsMissing(found: Errors): void {
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
