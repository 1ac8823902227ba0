import { Link } from 'react-router-dom'
import type { EndpointReply } from '#contract/http'
import type { listAlbums } from '#contract/catalog'
import { paths } from '#frontend/lib/paths.ts'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface AlbumListProps {
  albums: EndpointReply<typeof listAlbums>
  /** All albums are by one artist, who is named above the list. */
  isSingleArtist?: boolean
}

/** Albums on sale. Renders nothing when there are none. */
export function AlbumList({ albums, isSingleArtist = false }: AlbumListProps) {
  const t = useMessages(music)
  if (albums.length === 0) return null
  return (
    <Section title={t('albums')} bare={!isSingleArtist}>
      <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {albums.map((album) => (
          <li
            key={album.id}
            className="relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <Cover id={album.id} url={album.coverUrl} className={album.soldOut ? 'opacity-55 grayscale-75' : ''} />
            <div className="min-w-0">
              <div className="flex flex-wrap items-start justify-between gap-x-3">
                <h3 className="poster min-w-0 text-xl leading-tight [overflow-wrap:anywhere]">
                  <Link to={paths.album.href(album.id)} className="after:absolute after:inset-0 hover:text-brass-light">
                    {album.title}
                  </Link>
                </h3>
                <Money cents={toCents(album.price)} className="shrink-0 font-semibold text-brass-light tabular-nums" />
              </div>
              {!isSingleArtist && (
                <p className="mt-0.5 text-sm text-bone-2">
                  <Link
                    to={paths.artist.href(album.artistId)}
                    className="relative z-10 hover:text-bone hover:underline"
                  >
                    {album.artist}
                  </Link>
                </p>
              )}
              <ol className="mt-2 text-sm text-bone-3" aria-label={t('songsOn', { album: album.title })}>
                {album.songs.map((song, at) => (
                  <li key={song.id}>
                    <span className="tabular-nums">{at + 1}.</span> {song.title}
                  </li>
                ))}
              </ol>
              <EditionMeter sold={album.copies - album.copiesLeft} of={album.copies} className="mt-3" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
