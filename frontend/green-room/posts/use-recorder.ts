import { useEffect, useRef, useState } from 'react'
import { VOICE_MAX_SECONDS } from '#contract/green-room/entries'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** In order of preference: every browser plays MP4; Chrome and Firefox record WebM. */
const RECORDING_TYPES = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

const BITS_PER_SECOND = 64_000

export function useRecorder(onNote: (note: Blob, seconds: number) => void) {
  const t = useMessages(greenRoom)
  const active = useRef<MediaRecorder>(undefined)
  const [recording, setRecording] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [problem, setProblem] = useState('')
  const isSupported = typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices)

  const stop = () => {
    if (active.current?.state === 'recording') active.current.stop()
  }
  // Release the microphone on unmount.
  useEffect(() => () => active.current?.stream.getTracks().forEach((track) => track.stop()), [])
  useEffect(() => {
    if (!recording) return undefined
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const elapsed = (performance.now() - startedAt) / 1000
      setSeconds(elapsed)
      if (elapsed >= VOICE_MAX_SECONDS && active.current?.state === 'recording') active.current.stop()
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
      setProblem(t('voice.noMicrophone'))
      return
    }
    const mimeType = RECORDING_TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType ? { mimeType } : {}),
    })
    const parts: Blob[] = []
    const startedAt = performance.now()
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      setRecording(false)
      if (parts.some(({ size }) => size > 0)) {
        onNote(new Blob(parts, { type: recorder.mimeType }), (performance.now() - startedAt) / 1000)
      }
    })
    active.current = recorder
    recorder.start()
    setRecording(true)
  }
  return { recording, seconds, problem, isSupported, start, stop }
}
