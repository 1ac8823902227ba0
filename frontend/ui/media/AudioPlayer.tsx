import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { clsx } from 'clsx'
import type { AudioTrack } from './audio-track.ts'
import { getSeekTarget } from './get-seek-target.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { SeekBar } from './SeekBar.tsx'
import { TrackList } from './TrackList.tsx'
import { useMediaSession } from './use-media-session.ts'
import { usePlayback } from './use-playback.ts'

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

/** Plays one or several tracks. Seeking uses the browser's own range requests. */
export function AudioPlayer({ tracks, label, cover, artwork, onTrackChange, className }: AudioPlayerProps) {
  const playback = usePlayback(tracks, onTrackChange)
  const { audio, track, index, playing, time, duration, seek, toggle } = playback
  const wave = useRef<HTMLDivElement>(null)
  usePlayhead(wave, audio, playing, duration)
  useMediaSession(track, playing, artwork, playback)

  if (!track) return null

  const onKeyDown = (event: KeyboardEvent) => {
    const target = getSeekTarget(event.key, time, duration)
    if (event.key === ' ') toggle()
    else if (target !== undefined) seek(target)
    else return
    event.preventDefault()
  }

  return (
    <section
      aria-label={`Player: ${track.title}`}
      className={clsx('rounded-lg border border-wall-3 bg-wall-1 p-4 shadow-lift sm:p-6 print:hidden', className)}
    >
      <div
        className={clsx(
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
        <div className={clsx('min-w-0', Boolean(cover) && 'max-sm:col-span-2')}>
          <SeekBar
            ref={wave}
            label="Position in the song"
            time={time}
            duration={duration}
            peaks={track.peaks}
            onSeek={seek}
            onKeyDown={onKeyDown}
            className="mt-4 h-16 sm:h-20"
          />
          <p className="mt-1.5 flex justify-between text-sm text-bone-3 tabular-nums" aria-hidden="true">
            <span>{formatDuration(time)}</span>
            <span>{duration > 0 ? formatDuration(duration) : '–:––'}</span>
          </p>
          <PlayerControls playback={playback} trackCount={tracks.length} />
        </div>
      </div>
      {tracks.length > 1 && (
        <TrackList
          tracks={tracks}
          current={index}
          onSelect={(at) => (at === index ? toggle() : playback.goTo(at, true))}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of music has no spoken track to caption */}
      <audio {...playback.audioProps} />
    </section>
  )
}

/** Moves the playhead every frame; timeupdate sets React state only about four times a second. */
function usePlayhead(
  wave: RefObject<HTMLElement | null>,
  audio: RefObject<HTMLAudioElement | null>,
  playing: boolean,
  duration: number,
): void {
  useEffect(() => {
    let frame = 0
    const step = () => {
      if (audio.current && duration > 0) {
        wave.current?.style.setProperty('--played', String(Math.min(1, audio.current.currentTime / duration)))
      }
      frame = requestAnimationFrame(step)
    }
    if (playing) step()
    return () => cancelAnimationFrame(frame)
  }, [wave, audio, playing, duration])
}
