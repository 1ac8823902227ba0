import { Pause, Play, RotateCcw, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { useExclusivePlayback } from './use-exclusive-playback.ts'
import { cx } from '#frontend/ui/cx.ts'
import { SeekBar } from './SeekBar.tsx'

export interface AudioTrack {
  id: string
  title: string
  artist?: string
  src: string
  /** Loudness over time, each value from 0 to 100. */
  peaks?: readonly number[]
  /** Length in seconds, shown until the file's metadata has loaded. */
  seconds?: number
}

interface AudioPlayerProps {
  tracks: readonly AudioTrack[]
  /** Beside the title: 'No. 7 of 100'. */
  label?: ReactNode
  /** Usually a Cover. */
  cover?: ReactNode
  /** The URL of an image for the lock screen. */
  artwork?: string
  onTrackChange?: (track: AudioTrack) => void
  className?: string
}

const SKIP_SECONDS = 5
const LONG_SKIP_SECONDS = 15

/** Plays one or several tracks. Seeking uses the browser's own range requests. */
export function AudioPlayer({ tracks, label, cover, artwork, onTrackChange, className }: AudioPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  useExclusivePlayback(audio)
  const wave = useRef<HTMLDivElement>(null)
  const resumeAt = useRef(0)
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [failed, setFailed] = useState(false)
  const [time, setTime] = useState(0)
  const [known, setKnown] = useState<number>()
  const [volume, setVolume] = useState(1)
  const [muted, setMuted] = useState(false)

  const track = tracks[index] ?? tracks[0]
  const duration = known ?? track?.seconds ?? 0
  const several = tracks.length > 1

  const play = () => {
    // A load failure also arrives as an error event, and autoplay blocking only means a click is needed: ignore both.
    audio.current?.play().catch(() => setWaiting(false))
  }
  const toggle = () => (audio.current?.paused ? play() : audio.current?.pause())
  const seek = (to: number) => {
    const at = Math.min(Math.max(0, to), duration)
    if (audio.current) audio.current.currentTime = at
    setTime(at)
  }
  const go = (to: number, keepPlaying = playing) => {
    const next = tracks[to]
    if (!next) return
    resumeAt.current = 0
    // Synchronously: a phone only starts playback within the tap's own event.
    flushSync(() => {
      setIndex(to)
      setTime(0)
      setKnown(undefined)
      setFailed(false)
    })
    if (keepPlaying) play()
    onTrackChange?.(next)
  }
  const retry = () => {
    setFailed(false)
    setWaiting(true)
    resumeAt.current = time
    audio.current?.load()
    play()
  }
  // Restarts the track, or goes to the previous one within its first three seconds.
  const back = () => (time > 3 || index === 0 ? seek(0) : go(index - 1))

  // Moves the playhead every frame; timeupdate sets React state only about four times a second.
  useEffect(() => {
    let frame = 0
    const step = () => {
      const sound = audio.current
      if (sound && duration > 0)
        wave.current?.style.setProperty('--played', String(Math.min(1, sound.currentTime / duration)))
      frame = requestAnimationFrame(step)
    }
    if (playing) step()
    return () => cancelAnimationFrame(frame)
  }, [playing, duration])

  const controls = useRef({ play, back, seek, next: () => go(index + 1) })
  useEffect(() => {
    controls.current = { play, back, seek, next: () => go(index + 1) }
  })
  useEffect(() => {
    if (!('mediaSession' in navigator) || !track || !playing) return undefined
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({
      title: track.title,
      artist: track.artist ?? '',
      artwork: artwork ? [{ src: artwork }] : [],
    })
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => controls.current.play()],
      ['pause', () => audio.current?.pause()],
      ['previoustrack', () => controls.current.back()],
      ['nexttrack', () => controls.current.next()],
      ['seekto', ({ seekTime }) => controls.current.seek(seekTime ?? 0)],
    ]
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler)
    return () => {
      for (const [action] of handlers) mediaSession.setActionHandler(action, null)
    }
  }, [track, playing, artwork])

  if (!track) return null

  const seekByKey = (event: KeyboardEvent) => {
    const to: Record<string, number | undefined> = {
      ArrowLeft: time - SKIP_SECONDS,
      ArrowDown: time - SKIP_SECONDS,
      ArrowRight: time + SKIP_SECONDS,
      ArrowUp: time + SKIP_SECONDS,
      PageDown: time - LONG_SKIP_SECONDS,
      PageUp: time + LONG_SKIP_SECONDS,
      Home: 0,
      End: duration,
    }
    const target = to[event.key]
    if (event.key === ' ') toggle()
    else if (target !== undefined) seek(target)
    else return
    event.preventDefault()
  }

  return (
    <section
      aria-label={`Player: ${track.title}`}
      className={cx('rounded-lg border border-wall-3 bg-wall-1 p-4 shadow-lift sm:p-6 print:hidden', className)}
    >
      <div
        className={cx(
          Boolean(cover) &&
            'grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[11.5rem_minmax(0,1fr)] sm:items-start sm:gap-x-7',
        )}
      >
        {cover && <div className="sm:row-span-2">{cover}</div>}
        <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <p className="poster text-poster-s">{track.title}</p>
            {track.artist && <p className="mt-0.5 text-bone-2">{track.artist}</p>}
          </div>
          {label && <p className="code text-sm text-brass-light">{label}</p>}
        </div>
        <div className={cx('min-w-0', Boolean(cover) && 'max-sm:col-span-2')}>
          <SeekBar
            ref={wave}
            label="Position in the song"
            time={time}
            duration={duration}
            peaks={track.peaks}
            onSeek={seek}
            onKeyDown={seekByKey}
            className="mt-4 h-16 sm:h-20"
          />
          <p className="mt-1.5 flex justify-between text-sm text-bone-3 tabular-nums" aria-hidden="true">
            <span>{formatDuration(time)}</span>
            <span>{duration > 0 ? formatDuration(duration) : '–:––'}</span>
          </p>

          <div className="mt-2 flex items-center gap-1">
            {several && (
              <RoundButton label="Previous" onClick={back}>
                <SkipBack className="size-5" fill="currentColor" />
              </RoundButton>
            )}
            <button
              type="button"
              onClick={failed ? retry : toggle}
              aria-label={failed ? 'Try again' : playing ? 'Pause' : 'Play'}
              className="relative mx-1 grid size-14 shrink-0 place-items-center rounded-full bg-brass text-brass-ink transition-colors first:ml-0 hover:bg-brass-light active:translate-y-px focus-visible:rounded-full"
            >
              {failed ? (
                <RotateCcw aria-hidden="true" className="size-6" />
              ) : playing ? (
                <Pause aria-hidden="true" className="size-6" fill="currentColor" strokeWidth={0.5} />
              ) : (
                <Play aria-hidden="true" className="ml-1 size-6" fill="currentColor" />
              )}
              {waiting && !failed && (
                <span
                  aria-hidden="true"
                  className="absolute -inset-1.5 animate-turn rounded-full border-2 border-brass border-t-transparent border-l-transparent"
                />
              )}
            </button>
            {several && (
              <RoundButton label="Next" onClick={() => go(index + 1)} disabled={index === tracks.length - 1}>
                <SkipForward className="size-5" fill="currentColor" />
              </RoundButton>
            )}
            <p role="status" className={cx('min-w-0 grow px-3 text-sm', failed ? 'text-lamp' : 'text-bone-3')}>
              {failed ? 'The song stopped arriving.' : waiting && playing ? 'Buffering…' : ''}
            </p>
            <RoundButton
              label={muted ? 'Sound on' : 'Mute'}
              onClick={() => {
                if (audio.current) audio.current.muted = !muted
              }}
            >
              {muted || volume === 0 ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
            </RoundButton>
            <input
              type="range"
              aria-label="Volume"
              aria-valuetext={`${Math.round((muted ? 0 : volume) * 100)}%`}
              min={0}
              max={1}
              step={0.05}
              value={muted ? 0 : volume}
              onChange={(event) => {
                if (!audio.current) return
                audio.current.volume = event.currentTarget.valueAsNumber
                audio.current.muted = false
              }}
              className="fader max-sm:hidden"
            />
          </div>
        </div>
      </div>

      {several && (
        <ol className="mt-5 border-t border-wall-3">
          {tracks.map((each, at) => (
            <li key={each.id} className="border-b border-wall-3">
              <button
                type="button"
                aria-current={at === index || undefined}
                onClick={() => (at === index ? toggle() : go(at, true))}
                className="flex min-h-12 w-full items-center gap-4 py-2 text-left text-bone-2 -outline-offset-2 hover:text-bone aria-[current=true]:font-semibold aria-[current=true]:text-brass-light"
              >
                <span className="w-6 shrink-0 text-right text-sm text-bone-3 tabular-nums">{at + 1}</span>
                <span className="min-w-0 grow truncate">{each.title}</span>
                {each.seconds !== undefined && (
                  <span className="text-sm text-bone-3 tabular-nums">{formatDuration(each.seconds)}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}

      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of music has no spoken track to caption */}
      <audio
        ref={audio}
        src={track.src}
        // No preloading: the first request for the audio counts as the first play, after which a copy can no longer be
        // given away.
        preload="none"
        onLoadedMetadata={(event) => {
          const sound = event.currentTarget
          if (Number.isFinite(sound.duration)) setKnown(sound.duration)
          if (resumeAt.current > 0) sound.currentTime = resumeAt.current
          resumeAt.current = 0
        }}
        onDurationChange={(event) =>
          Number.isFinite(event.currentTarget.duration) && setKnown(event.currentTarget.duration)
        }
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onWaiting={() => setWaiting(true)}
        onPlaying={() => setWaiting(false)}
        onCanPlay={() => setWaiting(false)}
        onEnded={() => go(index + 1, true)}
        onVolumeChange={(event) => {
          setVolume(event.currentTarget.volume)
          setMuted(event.currentTarget.muted)
        }}
        onError={() => {
          setFailed(true)
          setWaiting(false)
          setPlaying(false)
        }}
      />
    </section>
  )
}

function RoundButton({
  label,
  onClick,
  disabled,
  children,
}: {
  label: string
  onClick: () => void
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      disabled={disabled}
      className="grid size-11 shrink-0 place-items-center rounded-full text-bone-2 transition-colors hover:bg-wall-3 hover:text-bone focus-visible:rounded-full disabled:text-wall-4 disabled:hover:bg-transparent"
    >
      {children}
    </button>
  )
}
