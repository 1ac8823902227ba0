import { formatDuration } from '#frontend/lib/format-duration.ts'
import type { PlayerTrack } from './track.ts'

interface TrackListProps {
  tracks: readonly PlayerTrack[]
  current: number
  onSelect: (index: number) => void
}

export function TrackList({ tracks, current, onSelect }: TrackListProps) {
  return (
    <ol className="mt-5 border-t border-wall-3">
      {tracks.map((track, index) => (
        <li key={track.id} className="border-b border-wall-3">
          <button
            type="button"
            aria-current={index === current || undefined}
            onClick={() => onSelect(index)}
            className="flex min-h-12 w-full items-center gap-4 py-2 text-left text-bone-2 -outline-offset-2 hover:text-bone aria-[current=true]:font-semibold aria-[current=true]:text-brass-light"
          >
            <span className="w-6 shrink-0 text-right text-sm text-bone-3 tabular-nums">{index + 1}</span>
            <span className="min-w-0 grow truncate">{track.title}</span>
            {track.seconds !== undefined && (
              <span className="text-sm text-bone-3 tabular-nums">{formatDuration(track.seconds)}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}
