import { Link } from 'react-router-dom'
import { listSongs, MORE_SONGS_MAX } from '#contract/catalog'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { SONG_GRID, SongCard } from '#frontend/catalog/SongCard.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface MoreSongsProps {
  artist: string
  artistId: string
  /** The song of the page. */
  except: string
}

/** Other songs of the same artist. Nothing where there are none. */
export function MoreSongs({ artist, artistId, except }: MoreSongsProps) {
  const t = useMessages(music)
  const read = useApiQuery(listSongs, { query: { artistId, limit: MORE_SONGS_MAX + 1 } })
  const songs = (read.data ?? []).filter(({ id }) => id !== except).slice(0, MORE_SONGS_MAX)
  if (songs.length === 0) return null
  return (
    <Section title={t('more.title', { artist })}>
      <ul className={SONG_GRID}>
        {songs.map((song) => (
          <SongCard key={song.id} song={song} songs={songs} />
        ))}
      </ul>
      <p className="mt-8">
        <Link to={paths.artist.href(artistId)} className="link py-2">
          {t('more.all', { artist })}
        </Link>
      </p>
    </Section>
  )
}
