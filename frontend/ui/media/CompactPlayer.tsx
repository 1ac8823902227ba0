import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { SeekBar } from './SeekBar.tsx'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { useExclusivePlayback } from './use-exclusive-playback.ts'

interface CompactPlayerProps {
  title: string
  src: string
  peaks: readonly number[] | null
  durationMs: number | null
}

/** Inline audio player: one button and a waveform. */
export function CompactPlayer({ title, src, peaks, durationMs }: CompactPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const [time, setTime] = useState(0)
  const [known, setKnown] = useState(0)
  const duration = known || (durationMs ?? 0) / 1000

  useExclusivePlayback(audio)

  const toggle = () => {
    const sound = audio.current
    if (!sound) return
    if (!sound.paused) {
      sound.pause()
      return
    }
    setFailed(false)
    sound.play().catch(() => setFailed(true))
  }
  return (
    <div className="flex items-center gap-3 print:hidden">
      <button
        type="button"
        onClick={toggle}
        aria-label={`${playing ? 'Pause' : 'Play'} ${title}`}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brass text-brass-ink transition-colors hover:bg-brass-light focus-visible:rounded-full"
      >
        {playing ? (
          <Pause aria-hidden="true" className="size-5" fill="currentColor" strokeWidth={0.5} />
        ) : (
          <Play aria-hidden="true" className="ml-0.5 size-5" fill="currentColor" />
        )}
      </button>
      <SeekBar
        label={`Position in ${title}`}
        time={time}
        duration={duration}
        peaks={peaks ?? undefined}
        onSeek={(to) => {
          if (audio.current) audio.current.currentTime = to
          setTime(to)
        }}
        className="h-10 min-w-0 grow"
      />
      <p className="w-11 shrink-0 text-right text-sm text-bone-3 tabular-nums" aria-hidden="true">
        {playing || time > 0 ? formatDuration(time) : duration ? formatDuration(duration) : '–:––'}
      </p>
      <p role="status" className={failed ? 'text-sm text-lamp' : 'sr-only'}>
        {failed ? 'This song could not be played.' : ''}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a song; there are no captions to offer */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setTime(0)}
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onDurationChange={(event) =>
          setKnown(Number.isFinite(event.currentTarget.duration) ? event.currentTarget.duration : 0)
        }
        onError={() => setFailed(true)}
      />
    </div>
  )
}
