import { Pause, Play } from 'lucide-react'
import { SeekBar } from '#frontend/ui/media/SeekBar.tsx'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import type { PlayerTrack } from '#frontend/player/track.ts'
import { useQueue } from '#frontend/player/use-queue.ts'
import { playback } from '#text/messages/catalogs/playback/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface CompactPlayerProps {
  /** Names the list of tracks, see PlayerState. */
  queueId: string
  tracks: readonly PlayerTrack[]
  /** What the button plays, where that is not just the title. */
  label?: string
}

/** Inline player: one button and a waveform. */
export function CompactPlayer({ queueId, tracks, label }: CompactPlayerProps) {
  const t = useMessages(playback)
  const { track, playing, failed, time, duration, toggle, seek } = useQueue(queueId, tracks)
  if (!track) return null
  const title = label ?? track.title
  return (
    <div className="flex items-center gap-3 print:hidden">
      <button
        type="button"
        onClick={toggle}
        aria-label={t(playing ? 'pauseSong' : 'playSong', { title })}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brass text-brass-ink transition-colors hover:bg-brass-light focus-visible:rounded-full"
      >
        {playing ? (
          <Pause aria-hidden="true" className="size-5" fill="currentColor" strokeWidth={0.5} />
        ) : (
          <Play aria-hidden="true" className="ml-0.5 size-5" fill="currentColor" />
        )}
      </button>
      <SeekBar
        label={t('positionIn', { title })}
        time={time}
        duration={duration}
        peaks={track.peaks}
        onSeek={seek}
        className="h-10 min-w-0 grow"
      />
      <p className="w-11 shrink-0 text-right text-sm text-bone-3 tabular-nums" aria-hidden="true">
        {playing || time > 0 ? formatDuration(time) : duration ? formatDuration(duration) : '–:––'}
      </p>
      <p role="status" className={failed ? 'text-sm text-lamp' : 'sr-only'}>
        {failed ? t('unplayable') : ''}
      </p>
    </div>
  )
}
