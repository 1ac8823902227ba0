import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { useExclusivePlayback } from '#frontend/ui/media/use-exclusive-playback.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Plays a voice note. `durationMs` is passed in because browser recordings carry no duration. */
export function VoiceNotePlayer({ src, durationMs, label }: { src: string; durationMs: number; label: string }) {
  const t = useMessages(greenRoom)
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [failed, setFailed] = useState(false)
  const [measuredSeconds, setMeasuredSeconds] = useState(0)
  const seconds = durationMs / 1000 || measuredSeconds

  useExclusivePlayback(audio)

  const toggle = () => {
    const sound = audio.current
    if (!sound) return
    setFailed(false)
    if (sound.paused) sound.play().catch(() => setFailed(true))
    else sound.pause()
  }
  return (
    <div className="flex items-center gap-3">
      <button
        type="button"
        onClick={toggle}
        aria-label={playing ? t('voice.pause', { label }) : t('voice.play', { label })}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brass text-brass-ink hover:bg-brass-light focus-visible:rounded-full"
      >
        {playing ? (
          <Pause aria-hidden="true" className="size-5" fill="currentColor" strokeWidth={0.5} />
        ) : (
          <Play aria-hidden="true" className="ml-0.5 size-5" fill="currentColor" />
        )}
      </button>
      <input
        type="range"
        aria-label={t('voice.position', { label })}
        aria-valuetext={t('voice.time', { time: formatDuration(time), total: formatDuration(seconds) })}
        min={0}
        max={seconds || 1}
        step={0.1}
        value={Math.min(time, seconds)}
        onChange={(event) => {
          const to = event.currentTarget.valueAsNumber
          if (audio.current) audio.current.currentTime = to
          setTime(to)
        }}
        className="fader min-w-0 grow"
        style={{ width: 'auto' }}
      />
      <p className="shrink-0 text-sm text-bone-3 tabular-nums" aria-hidden="true">
        {formatDuration(playing || time > 0 ? time : seconds)}
      </p>
      <p role="status" className={failed ? 'text-sm text-lamp' : 'sr-only'}>
        {failed ? t('voice.failed') : ''}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's voice note; there are no captions to offer */}
      <audio
        ref={audio}
        src={src}
        preload={durationMs > 0 ? 'none' : 'metadata'}
        onDurationChange={({ currentTarget: { duration } }) =>
          setMeasuredSeconds(Number.isFinite(duration) ? duration : 0)
        }
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => {
          setPlaying(false)
          setTime(0)
        }}
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onError={() => setFailed(true)}
      />
    </div>
  )
}
