import { Mic, Square, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { VOICE_MAX_BYTES, VOICE_MAX_SECONDS } from '#contract/green-room/entries'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { useRecorder } from './use-recorder.ts'
import { VoiceNotePlayer } from './VoiceNotePlayer.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** A recording that is not posted yet, with an object URL for playback. */
export type VoiceDraft = { blob: Blob; url: string; seconds: number }

interface VoiceRecorderProps {
  note: VoiceDraft | undefined
  onNote: (note: VoiceDraft | undefined) => void
  onClose: () => void
}

/** Records a voice note or takes an audio file, and plays it back before it is posted. */
export function VoiceRecorder({ note, onNote, onClose }: VoiceRecorderProps) {
  const t = useMessages(greenRoom)
  const setNote = (blob: Blob | undefined, seconds = 0) => {
    if (note) URL.revokeObjectURL(note.url)
    onNote(blob && { blob, url: URL.createObjectURL(blob), seconds })
  }
  const recorder = useRecorder(setNote)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')

  const chooseFile = (file: File | undefined) => {
    if (!file) return
    if (file.size > VOICE_MAX_BYTES) {
      setProblem(t('voice.tooLarge'))
      return
    }
    setProblem('')
    setNote(file)
  }
  const close = () => {
    recorder.stop()
    setNote(undefined)
    onClose()
  }

  return (
    <div className="mt-4 rounded-md border border-wall-4 bg-wall-deep px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        {recorder.recording ? (
          <>
            <Button variant="danger" onClick={recorder.stop}>
              <Square aria-hidden="true" fill="currentColor" />
              {t('voice.stop')}
            </Button>
            <p role="timer" className="tabular-nums">
              <span aria-hidden="true" className="mr-2 inline-block size-2.5 animate-glow rounded-full bg-lamp" />
              {formatDuration(recorder.seconds)}{' '}
              <span className="text-bone-3">{t('voice.limit', { total: formatDuration(VOICE_MAX_SECONDS) })}</span>
            </p>
          </>
        ) : note ? (
          <>
            <div className="min-w-0 grow">
              <VoiceNotePlayer
                key={note.url}
                src={note.url}
                durationMs={note.seconds * 1000}
                label={t('post.voiceOfYours')}
              />
            </div>
            <Button variant="quiet" onClick={() => setNote(undefined)}>
              {t('voice.again')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={() => void recorder.start()} disabled={!recorder.isSupported}>
              <Mic aria-hidden="true" />
              {t('voice.record')}
            </Button>
            <Button variant="quiet" onClick={() => input.current?.click()}>
              <Upload aria-hidden="true" />
              {t('voice.choose')}
            </Button>
          </>
        )}
        <button
          type="button"
          aria-label={t('voice.none')}
          onClick={close}
          className="ml-auto grid size-11 place-items-center rounded-md text-bone-3 hover:bg-wall-3 hover:text-bone"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <input
        ref={input}
        type="file"
        accept="audio/*"
        hidden
        aria-label={t('post.voice')}
        onChange={(event) => chooseFile(event.currentTarget.files?.[0])}
      />
      <p role="status" className={`text-sm ${problem || recorder.problem ? 'mt-2 text-lamp' : 'text-bone-3'}`}>
        {problem || recorder.problem || (note ? t('voice.words') : !recorder.isSupported && t('voice.unsupported'))}
      </p>
    </div>
  )
}
