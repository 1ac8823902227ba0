import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { listRecordings, RECORDING_NOTE_MAX } from '#contract/catalog/recordings'
import { AUDIO_EXTENSIONS, AUDIO_MAX_BYTES, DOCUMENT_MAX_BYTES, updateRecording } from '#contract/uploads'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { uploadFiles } from '#frontend/api/upload-files.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { recordings } from '#text/messages/catalogs/recordings/en'

/** How often a recording that is being checked is looked at. */
const CHECKING_POLL_SECONDS = 2

const PENDING_TEXTS = { checking: 'checking', 'in-review': 'inReview', declined: 'declined' } as const

/** Replaces the recording of a song, or says what became of the one that was sent. */
export function RecordingPanel({ songId }: { songId: string }) {
  const t = useMessages(recordings)
  const read = useApiQuery(listRecordings, {
    params: { id: songId },
    everySeconds: (reply) => (reply?.pending?.state === 'checking' ? CHECKING_POLL_SECONDS : 0),
  })
  const pending = read.data?.pending
  return (
    <section aria-labelledby="recording" className="mt-12">
      <h2 id="recording" className="poster mb-3 text-xl">
        {t('title')}
      </h2>
      <p className="mb-6 max-w-measure text-bone-2">{t('text')}</p>
      <p role="status" className="mb-6 max-w-measure font-semibold empty:hidden">
        {pending && t(PENDING_TEXTS[pending.state], { date: formatDateTime(pending.sentAt) })}
      </p>
      {pending?.releasedBefore && (
        <p className="mb-6 max-w-measure text-bone-2">{t('releasedBefore', pending.releasedBefore)}</p>
      )}
      {read.data && (!pending || pending.state === 'declined') && <RecordingForm songId={songId} />}
    </section>
  )
}

function RecordingForm({ songId }: { songId: string }) {
  const t = useMessages(recordings)
  const cache = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [audio, setAudio] = useState<File>()
  const [paper, setPaper] = useState<File>()
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const showError = (sentence: string) => {
    setError(sentence)
    focusFirstError(form.current)
  }
  const send = useMutation({
    mutationFn: (audioFile: File) =>
      uploadFiles(updateRecording, buildUrl(updateRecording, { params: { id: songId } }), {
        audioFile,
        note,
        ...(paper ? { copyrightDocument: paper } : {}),
      }),
    onSuccess: () => {
      createToast({ title: t('sent'), description: t('sentText'), variant: 'success' })
      return cache.invalidateQueries()
    },
    onError: (failure) => showError(getErrorMessage(failure, t('failed'))),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    setError('')
    if (!audio) showError(t('fileMissing'))
    else if (audio.size > AUDIO_MAX_BYTES || (paper && paper.size > DOCUMENT_MAX_BYTES)) showError(t('fileTooLarge'))
    else send.mutate(audio)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="recording" className="grid gap-6">
      <Field label={t('file')} error={error} required>
        <FileDrop
          file={audio}
          onChange={setAudio}
          accept={AUDIO_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          note={t('fileNote')}
          disabled={send.isPending}
        />
      </Field>
      <Field label={t('note')} hint={t('noteHint')} optional>
        <TextArea
          rows={2}
          value={note}
          maxLength={RECORDING_NOTE_MAX}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('paper')} hint={t('paperHint')} optional>
        <FileDrop
          file={paper}
          onChange={setPaper}
          accept=".pdf,.jpg,.jpeg,.png"
          note={t('paperNote')}
          disabled={send.isPending}
        />
      </Field>
      <div>
        <Button type="submit" variant="quiet" busy={send.isPending} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
