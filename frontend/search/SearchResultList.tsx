import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SearchResults } from '#contract/search'
import { paths } from '#frontend/lib/paths.ts'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { search } from '#text/messages/catalogs/search/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Results in groups, each a list of links. */
export function SearchResultList({ results, onOpen }: { results: SearchResults; onOpen: () => void }) {
  const t = useMessages(search)
  const { artists, songs, albums, cards } = results
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <ResultGroup title={t('artists')}>
        {artists.map(({ id, name, pictureUrl }) => (
          <Result
            key={id}
            onOpen={onOpen}
            to={paths.artist.href(id)}
            title={name}
            picture={<ArtistPicture url={pictureUrl} />}
          />
        ))}
      </ResultGroup>
      <ResultGroup title={t('songs')}>
        {songs.map(({ id, title, artist, coverUrl }) => (
          <Result
            key={id}
            onOpen={onOpen}
            to={paths.song.href(id)}
            title={title}
            note={artist}
            picture={<Cover id={id} url={coverUrl} />}
          />
        ))}
      </ResultGroup>
      <ResultGroup title={t('albums')}>
        {albums.map(({ id, title, artist, coverUrl }) => (
          <Result
            key={id}
            onOpen={onOpen}
            to={paths.album.href(id)}
            title={title}
            note={artist}
            picture={<Cover id={id} url={coverUrl} />}
          />
        ))}
      </ResultGroup>
      <ResultGroup title={t('cards')}>
        {cards.map(({ id, title, artist }) => (
          <Result
            key={id}
            onOpen={onOpen}
            to={paths.fineArtCard.href(id)}
            title={title}
            note={artist}
            picture={
              <img
                src={`/api/fine-art/cards/${id}/image?width=160`}
                alt=""
                loading="lazy"
                className="size-full object-cover"
              />
            }
          />
        ))}
      </ResultGroup>
    </div>
  )
}

/** Nothing if it has no entries. */
function ResultGroup({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="poster text-poster-s">{title}</h2>
      <ul className="mt-3 border-t border-wall-3">{children}</ul>
    </section>
  )
}

interface ResultProps {
  to: string
  title: string
  note?: string
  picture: ReactNode
  onOpen: () => void
}

const Result = ({ to, title, note, picture, onOpen }: ResultProps) => (
  <li className="border-b border-wall-3">
    <Link
      to={to}
      data-result
      onClick={onOpen}
      className="group flex min-h-16 items-center gap-4 py-2 -outline-offset-2"
    >
      <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-wall-2">{picture}</span>
      <span className="min-w-0">
        <span className="block truncate font-semibold group-hover:text-brass-light">{title}</span>
        {note && <span className="block truncate text-sm text-bone-2">{note}</span>}
      </span>
    </Link>
  </li>
)

const ArtistPicture = ({ url }: { url: string | null }) =>
  url && <img src={url} alt="" loading="lazy" className="size-full object-cover" />
