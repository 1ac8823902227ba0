import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { clsx } from 'clsx'
import { SeekBar } from '#frontend/ui/media/SeekBar.tsx'
import { getSeekTarget } from '#frontend/player/get-seek-target.ts'
import { getPlaybackTime } from '#frontend/player/player.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { TrackList } from '#frontend/player/TrackList.tsx'
import type { PlayerTrack } from '#frontend/player/track.ts'
import { useQueue } from '#frontend/player/use-queue.ts'
import { playback } from '#text/messages/catalogs/playback/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface AudioPlayerProps {
  /** Names the list of tracks, see PlayerState. */
  queueId: string
  tracks: readonly PlayerTrack[]
  /** Usually a Cover of the current track. */
  renderCover?: (track: PlayerTrack) => ReactNode
  className?: string
}

/** The player of a page, for one or several tracks. Seeking uses the browser's own range requests. */
export function AudioPlayer({ queueId, tracks, renderCover, className }: AudioPlayerProps) {
  const t = useMessages(playback)
  const queue = useQueue(queueId, tracks)
  const { track, index, playing, time, duration, seek, toggle } = queue
  const wave = useRef<HTMLDivElement>(null)
  usePlayhead(wave, playing, duration)

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
      aria-label={t('player', { title: track.title })}
      className={clsx('rounded-lg border border-wall-3 bg-wall-1 p-4 shadow-lift sm:p-6 print:hidden', className)}
    >
      <div
        className={clsx(
          renderCover &&
            'grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[11.5rem_minmax(0,1fr)] sm:items-start sm:gap-x-7',
        )}
      >
        {renderCover && <div className="sm:row-span-2">{renderCover(track)}</div>}
        <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <p className="poster text-poster-s">{track.title}</p>
            <p className="mt-0.5 text-bone-2">{track.artist}</p>
          </div>
          {track.label && <p className="code text-sm text-brass-light">{track.label}</p>}
        </div>
        <div className={clsx('min-w-0', renderCover && 'max-sm:col-span-2')}>
          <SeekBar
            ref={wave}
            label={t('position')}
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
          <PlayerControls queue={queue} trackCount={tracks.length} />
          {track.giveableCopy !== undefined && <p className="mt-2 text-sm text-bone-3">{t('giveable')}</p>}
        </div>
      </div>
      {tracks.length > 1 && <TrackList tracks={tracks} current={index} onSelect={queue.goTo} />}
    </section>
  )
}

/** Moves the playhead every frame; the state changes only about four times a second. */
function usePlayhead(wave: RefObject<HTMLElement | null>, playing: boolean, duration: number): void {
  useEffect(() => {
    let frame = 0
    const step = () => {
      if (duration > 0) wave.current?.style.setProperty('--played', String(Math.min(1, getPlaybackTime() / duration)))
      frame = requestAnimationFrame(step)
    }
    if (playing) step()
    return () => cancelAnimationFrame(frame)
  }, [wave, playing, duration])
}
