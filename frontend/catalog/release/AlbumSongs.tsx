import { Link } from 'react-router-dom'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { paths } from '#frontend/lib/paths.ts'
import { PreviewButton } from '#frontend/player/PreviewButton.tsx'
import type { PreviewSong } from '#frontend/player/to-preview-tracks.ts'

interface AlbumSongsProps {
  songs: (PreviewSong & { durationMs: number | null })[]
}

/** The songs of an album with their previews, in order. */
export const AlbumSongs = ({ songs }: AlbumSongsProps) => (
  <ol className="mt-6 border-t border-wall-3">
    {songs.map((song, at) => (
      <li key={song.id} className="flex min-h-16 items-center gap-4 border-b border-wall-3 py-2">
        <span className="w-6 shrink-0 text-right text-sm text-bone-3 tabular-nums">{at + 1}</span>
        <Link
          to={paths.song.href(song.id)}
          className="min-w-0 grow py-2 font-semibold [overflow-wrap:anywhere] hover:text-brass-light"
        >
          {song.title}
        </Link>
        {song.durationMs !== null && (
          <span className="text-sm text-bone-3 tabular-nums">{formatDuration(song.durationMs / 1000)}</span>
        )}
        <PreviewButton song={song} songs={songs} className="size-11" />
      </li>
    ))}
  </ol>
)
