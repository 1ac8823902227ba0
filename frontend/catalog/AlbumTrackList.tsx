import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { editions } from '#text/messages/catalogs/editions/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface AlbumTrackListProps {
  tracks: readonly { id: string; title: string }[]
  /** Receives the ids in their new order. */
  onChange: (ids: string[]) => void
  /** No song can be taken off. */
  isOrderOnly?: boolean
}

/** The songs of an album in the order in which they play. */
export function AlbumTrackList({ tracks, onChange, isOrderOnly = false }: AlbumTrackListProps) {
  const t = useMessages(editions)
  const ids = tracks.map(({ id }) => id)
  const move = (from: number, by: number) => {
    const order = ids.toSpliced(from, 1)
    order.splice(from + by, 0, ...ids.slice(from, from + 1))
    onChange(order)
  }
  return (
    <ol aria-label={t('tracks')} className="border-b border-wall-3">
      {tracks.map((song, at) => (
        <li key={song.id} className="flex items-center gap-2 border-t border-wall-3 py-1.5">
          <span className="poster w-8 shrink-0 text-xl text-bone-3 tabular-nums">{at + 1}</span>
          <span className="min-w-0 grow [overflow-wrap:anywhere]">{song.title}</span>
          <Button
            variant="plain"
            disabled={at === 0}
            onClick={() => move(at, -1)}
            aria-label={t('tracks.earlier', { title: song.title })}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            variant="plain"
            disabled={at === tracks.length - 1}
            onClick={() => move(at, 1)}
            aria-label={t('tracks.later', { title: song.title })}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
          {!isOrderOnly && (
            <Button
              variant="plain"
              onClick={() => onChange(ids.filter((id) => id !== song.id))}
              aria-label={t('tracks.off', { title: song.title })}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
