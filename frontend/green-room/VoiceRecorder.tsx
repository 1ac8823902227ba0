import { Mic, Square, Upload, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { VOICE_MAX_BYTES, VOICE_MAX_SECONDS } from '#contract/green-room'
import { Button } from '#ui/Button'
import { VoiceNotePlayer } from './VoiceNote.tsx'
import { formatDuration } from '#web/clock'

/** In order of preference: every browser plays MP4; Chrome and Firefox record WebM. */
const RECORDING_TYPES = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']
const BITS_PER_SECOND = 64_000

/** A recording that is not posted yet, with an object URL for playback. */
export type VoiceDraft = { blob: Blob; url: string; seconds: number }

interface VoiceRecorderProps {
  note: VoiceDraft | undefined
  onNote: (note: VoiceDraft | undefined) => void
  onClose: () => void
}

/** Records a voice note or takes an audio file, and plays it back before it is posted. */
export function VoiceRecorder({ note, onNote, onClose }: VoiceRecorderProps) {
  const keep = (blob: Blob | undefined, seconds = 0) => {
    if (note) URL.revokeObjectURL(note.url)
    onNote(blob && { blob, url: URL.createObjectURL(blob), seconds })
  }
  const recorder = useRecorder(keep)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')

  const take = (file: File | undefined) => {
    if (!file) return
    if (file.size > VOICE_MAX_BYTES) {
      setProblem('A voice note may have up to 6 MB.')
      return
    }
    setProblem('')
    keep(file)
  }
  const close = () => {
    recorder.stop()
    keep(undefined)
    onClose()
  }

  return (
    <div className="mt-4 rounded-md border border-wall-4 bg-wall-deep px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        {recorder.recording ? (
          <>
            <Button variant="danger" onClick={recorder.stop}>
              <Square aria-hidden="true" fill="currentColor" />
              Stop
            </Button>
            <p role="timer" className="tabular-nums">
              <span aria-hidden="true" className="mr-2 inline-block size-2.5 animate-glow rounded-full bg-lamp" />
              {formatDuration(recorder.seconds)} <span className="text-bone-3">of {formatDuration(VOICE_MAX_SECONDS)}</span>
            </p>
          </>
        ) : note ? (
          <>
            <div className="min-w-0 grow">
              <VoiceNotePlayer key={note.url} src={note.url} durationMs={note.seconds * 1000} label="your voice note" />
            </div>
            <Button variant="quiet" onClick={() => keep(undefined)}>
              Record again
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={() => void recorder.start()} disabled={!recorder.possible}>
              <Mic aria-hidden="true" />
              Record
            </Button>
            <Button variant="quiet" onClick={() => input.current?.click()}>
              <Upload aria-hidden="true" />
              Choose a recording
            </Button>
          </>
        )}
        <button
          type="button"
          aria-label="No voice note"
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
        aria-label="Voice note"
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <p role="status" className={`text-sm ${problem || recorder.problem ? 'mt-2 text-lamp' : 'text-bone-3'}`}>
        {problem ||
          recorder.problem ||
          (!recorder.possible && 'This browser cannot record. Choose a recording instead.')}
      </p>
    </div>
  )
}

function useRecorder(onNote: (note: Blob, seconds: number) => void) {
  const active = useRef<MediaRecorder>(undefined)
  const [recording, setRecording] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [problem, setProblem] = useState('')
  const possible = typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices)

  const stop = () => {
    if (active.current?.state === 'recording') active.current.stop()
  }
  // Release the microphone on unmount.
  useEffect(() => () => active.current?.stream.getTracks().forEach((track) => track.stop()), [])
  useEffect(() => {
    if (!recording) return undefined
    const begun = performance.now()
    const timer = setInterval(() => {
      const passed = (performance.now() - begun) / 1000
      setSeconds(passed)
      if (passed >= VOICE_MAX_SECONDS && active.current?.state === 'recording') active.current.stop()
    }, 200)
    return () => clearInterval(timer)
  }, [recording])

  const start = async () => {
    if (active.current?.state === 'recording') return
    setProblem('')
    setSeconds(0)
    let stream: MediaStream
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch {
      setProblem('We may not listen: the browser did not give us the microphone. Allow it, or choose a recording.')
      return
    }
    const mimeType = RECORDING_TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType ? { mimeType } : {}),
    })
    const parts: Blob[] = []
    const begun = performance.now()
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      setRecording(false)
      if (parts.some(({ size }) => size > 0)) {
        onNote(new Blob(parts, { type: recorder.mimeType }), (performance.now() - begun) / 1000)
      }
    })
    active.current = recorder
    recorder.start()
    setRecording(true)
  }
  return { recording, seconds, problem, possible, start, stop }
}
