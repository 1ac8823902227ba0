import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { FEATURED_DAYS, listFeaturedArtists } from '#contract/showcase'
import { type CatalogSong, PREVIEW_SECONDS, listSongs } from '#contract/songs'
import { BuyCopyLink } from '#pay/BuyCopy'
import type { EndpointReply } from '#contract/platform'
import { Button } from '#ui/Button'
import { Cover } from '#ui/Cover'
import { EditionMeter } from '#ui/EditionMeter'
import { EmptyState } from '#ui/EmptyState'
import { ErrorState } from '#ui/FailedState'
import { Money } from '#ui/Money'
import { PageHeader } from '#ui/PageHead'
import { SearchBox } from '#ui/SearchBox'
import { Section } from '#ui/Section'
import { Skeleton } from '#ui/Skeleton'
import { getErrorMessage, useApiQuery } from '#web/api'
import { paths } from '#web/paths'
import { PreviewButton } from './PreviewButton.tsx'
import { type Preview, usePreview } from './use-preview.ts'

const SONG_COUNT = 12
type FeaturedArtist = EndpointReply<typeof listFeaturedArtists>[number]

/** Free 30-second previews of featured and searched songs. */
export function PublicShowcasePage() {
  const preview = usePreview()
  return (
    <>
      <PageHeader
        title="Public Showcase"
        lead={`The stage by the window, where anybody in the street can hear a song before deciding: ${PREVIEW_SECONDS} seconds of each, free, without registering.`}
        className="[&_h1]:leading-[1.02]"
        back={
          <Button variant="quiet" asChild>
            <Link to={paths.home}>
              <ArrowLeft aria-hidden="true" />
              Back to Home
            </Link>
          </Button>
        }
      />
      <FeaturedArtists preview={preview} />
      <SongDiscovery preview={preview} />
      <ComingSoon />
      <p role="status" className="sr-only">
        {preview.failed ? 'This preview could not be played.' : ''}
      </p>
    </>
  )
}

function FeaturedArtists({ preview }: { preview: Preview }) {
  const featured = useApiQuery(listFeaturedArtists)
  return (
    <Section
      title="Featured artists"
      intro={`Counted, not chosen: who sold the most copies in the last ${FEATURED_DAYS} days. There are no paid places.`}
    >
      {featured.isPending && (
        <div role="status" className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          <span className="sr-only">Loading</span>
          {[1, 2, 3].map((n) => (
            <Skeleton key={n} className="h-72" />
          ))}
        </div>
      )}
      {featured.isError && (
        <ErrorState
          title="The bill could not be read"
          message={getErrorMessage(featured.error, 'We could not be reached. The artists are all still here; try again.')}
          onRetry={() => void featured.refetch()}
          busy={featured.isFetching}
        />
      )}
      {featured.data?.length === 0 && (
        <EmptyState
          title="Nobody on the bill yet"
          message="The first artist who publishes a song stands here."
          action={
            <Button asChild>
              <Link to={paths.governanceInfo}>How artists begin</Link>
            </Button>
          }
        />
      )}
      <ol className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {featured.data?.map((artist) => (
          <li key={artist.artistId}>
            <FeaturedArtistCard artist={artist} preview={preview} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A featured artist with songs to preview. */
function FeaturedArtistCard({ artist, preview }: { artist: FeaturedArtist; preview: Preview }) {
  const { artistName, bio, soldLately, sold, songs } = artist
  const [lead] = songs
  return (
    <article aria-label={artistName} className="flex h-full flex-col border-t-4 border-brass bg-wall-1 shadow-lift">
      <div className="flex items-start gap-4 p-5">
        {lead && (
          <div className="w-24 shrink-0 sm:w-28">
            <Cover id={lead.id} />
          </div>
        )}
        <div className="min-w-0">
          <h3 className="poster text-poster-s break-words">{artistName}</h3>
          <p className="mt-1 text-sm text-brass-light tabular-nums">
            {soldLately > 0
              ? `${formatCopies(soldLately)} sold in ${FEATURED_DAYS} days`
              : sold > 0
                ? `${formatCopies(sold)} sold`
                : 'New on this stage'}
          </p>
        </div>
      </div>
      {bio && <p className="mx-5 mb-4 line-clamp-3 text-bone-2">{bio}</p>}
      <ul className="mt-auto border-t border-wall-3">
        {songs.map((song) => (
          <li key={song.id} className="flex items-center gap-4 border-wall-3 px-5 py-3 [&+&]:border-t">
            <PreviewButton song={song} preview={preview} />
            <div className="min-w-0 grow">
              <Link to={paths.song(song.id)} className="block truncate py-1 font-semibold hover:text-brass-light">
                {song.title}
              </Link>
              <p className="text-sm text-bone-3 tabular-nums">
                {song.copiesLeft > 0
                  ? `${song.copiesLeft.toLocaleString('en-US')} of ${formatCopies(song.copies)} left`
                  : 'Sold out'}
                {song.previewUrl === null && ', preview coming soon'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </article>
  )
}

const formatCopies = (n: number) => (n === 1 ? '1 copy' : `${n.toLocaleString('en-US')} copies`)

function SongDiscovery({ preview }: { preview: Preview }) {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const songs = useApiQuery(listSongs, { query: { q, limit: SONG_COUNT } })
  const look = (words: string) => setSearch(words.trim() ? { q: words.trim() } : {}, { replace: true })
  return (
    <Section title="Discovery" intro="Look for a title or a name, or come across the ones you were not looking for.">
      <SearchBox label="Song or artist" value={q} onSearch={look} />
      <p role="status" className="mt-4 mb-6 min-h-6 text-sm text-bone-3">
        {songs.isPending
          ? 'Fetching the songs...'
          : songs.data &&
            (q
              ? `${songs.data.length === SONG_COUNT ? 'The first ' : ''}${songs.data.length === 1 ? '1 song' : `${songs.data.length} songs`} for “${q}”`
              : 'The newest')}
      </p>
      {songs.isError && (
        <ErrorState
          title="Failed to fetch songs"
          message={getErrorMessage(songs.error, 'We could not be reached. The songs are all still here; try again.')}
          onRetry={() => void songs.refetch()}
          busy={songs.isFetching}
        />
      )}
      {songs.data?.length === 0 && (
        <EmptyState
          title={q ? 'Nobody here by that name' : 'The first songs are on their way'}
          message={
            q
              ? 'Fewer letters find more, and accents do not matter.'
              : 'What artists publish can be heard here at once.'
          }
          action={
            q ? (
              <Button variant="quiet" onClick={() => look('')}>
                Show the newest
              </Button>
            ) : undefined
          }
        />
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {songs.data?.map((song) => (
          <ShowcaseSong key={song.id} song={song} preview={preview} />
        ))}
      </ul>
      <p className="mt-8">
        <Link to={q ? `${paths.browseMusic}?q=${encodeURIComponent(q)}` : paths.browseMusic} className="link py-2">
          All songs, with their covers
        </Link>
      </p>
    </Section>
  )
}

function ShowcaseSong({ song, preview }: { song: CatalogSong; preview: Preview }) {
  return (
    <li className="relative flex gap-4 rounded-lg border border-wall-3 bg-wall-1 p-4">
      <div className="w-24 shrink-0 sm:w-32">
        <Cover id={song.id} className={song.soldOut ? 'opacity-55 grayscale-75' : ''} />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="line-clamp-2 leading-snug font-semibold break-words">
              <Link to={paths.song(song.id)} className="hover:text-brass-light">
                {song.title}
              </Link>
            </h3>
            <p className="mt-0.5 text-sm text-bone-2">{song.artist}</p>
          </div>
          <PreviewButton song={song} preview={preview} />
        </div>
        <div className="mt-auto pt-3">
          <p className="mb-1 flex justify-between gap-3 text-sm">
            <Money cents={Math.round(song.price * 100)} className="font-semibold text-brass-light tabular-nums" />
            {song.previewUrl === null && <span className="text-bone-3">Preview coming soon</span>}
          </p>
          <EditionMeter sold={song.copies - song.copiesLeft} of={song.copies} />
          <BuyCopyLink editionId={song.editionId} openSale={song.openSale} title={song.editionTitle} className="pt-3" />
        </div>
      </div>
    </li>
  )
}

/** Invites artists to upload. */
function ComingSoon() {
  return (
    <section
      aria-labelledby="bill"
      className="relative isolate mb-16 overflow-hidden rounded-lg border border-wall-3 bg-wall-deep px-6 pt-12 pb-8 before:absolute before:inset-0 before:-z-10 before:bg-[conic-gradient(from_163deg_at_50%_-6rem,transparent,#f7d8981f_4deg,#f7d89826_30deg,transparent_34deg)] before:[mask:linear-gradient(#000_30%,#0000_96%)] sm:px-12 sm:pt-20 print:before:hidden"
    >
      <h2 id="bill" className="poster text-center text-poster-l text-brass-light">
        Coming Soon
      </h2>
      <p className="mx-auto mt-5 max-w-[30rem] text-center text-lg text-bone-2">
        Whoever uploads next. Artists: what you publish plays here within a minute.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.uploadSongs}>Upload Songs</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.membersWorkshop}>Members Workshop</Link>
        </Button>
      </div>
      <dl className="mt-12 grid border-t border-wall-3 md:grid-cols-3">
        <ShowcaseFeature title="30-second previews">
          Half a minute of a song for everybody. The whole of it stays with those who hold a copy.
        </ShowcaseFeature>
        <ShowcaseFeature title="Featured artists">Who plays here, what they made, and how many copies are left.</ShowcaseFeature>
        <ShowcaseFeature title="Discovery">By title or name, by a word’s beginning; accents and capitals do not matter.</ShowcaseFeature>
      </dl>
    </section>
  )
}

const ShowcaseFeature = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-wall-3 py-7 max-md:[&+&]:border-t md:px-8 md:first:pl-0 md:last:pr-0 md:[&+&]:border-l">
    <dt className="poster text-poster-s">{title}</dt>
    <dd className="mt-2 text-bone-2">{children}</dd>
  </div>
)
