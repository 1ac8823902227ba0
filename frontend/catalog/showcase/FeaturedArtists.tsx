import { Link } from 'react-router-dom'
import { FEATURED_DAYS, listFeaturedArtists } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { PreviewButton } from '#frontend/player/PreviewButton.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type FeaturedArtist = EndpointReply<typeof listFeaturedArtists>[number]

export function FeaturedArtists() {
  const t = useMessages(music)
  const featured = useApiQuery(listFeaturedArtists)
  return (
    <Section title={t('showcase.featured')} intro={t('featured.intro', { days: FEATURED_DAYS })}>
      {featured.isPending && (
        <div role="status" className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          <span className="sr-only">{t('featured.loading')}</span>
          {[1, 2, 3].map((n) => (
            <Skeleton key={n} className="h-72" />
          ))}
        </div>
      )}
      {featured.isError && (
        <ErrorState
          title={t('featured.unreadable')}
          message={getErrorMessage(featured.error, t('featured.unreachable'))}
          onRetry={() => void featured.refetch()}
          busy={featured.isFetching}
        />
      )}
      {featured.data?.length === 0 && (
        <EmptyState
          title={t('featured.empty')}
          message={t('featured.emptyText')}
          action={
            <Button asChild>
              <Link to={paths.governanceInfo.href}>{t('howArtistsBegin')}</Link>
            </Button>
          }
        />
      )}
      <ol className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {featured.data?.map((artist) => (
          <li key={artist.artistId}>
            <FeaturedArtistCard artist={artist} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A featured artist with songs to preview. */
function FeaturedArtistCard({ artist }: { artist: FeaturedArtist }) {
  const t = useMessages(music)
  const { artistId, artistName, bio, soldLately, sold } = artist
  const songs = artist.songs.map((song) => ({ ...song, artist: artistName, artistId }))
  const [lead] = songs
  return (
    <article aria-label={artistName} className="flex h-full flex-col border-t-4 border-brass bg-wall-1 shadow-lift">
      <div className="flex items-start gap-4 p-5">
        {lead && (
          <div className="w-24 shrink-0 sm:w-28">
            <Cover id={lead.id} url={lead.coverUrl} />
          </div>
        )}
        <div className="min-w-0">
          <h3 className="poster text-poster-s break-words">
            <Link to={paths.artist.href(artistId)} className="hover:text-brass-light">
              {artistName}
            </Link>
          </h3>
          <p className="mt-1 text-sm text-brass-light tabular-nums">
            {soldLately > 0
              ? t('featured.soldLately', { copies: soldLately, days: FEATURED_DAYS })
              : sold > 0
                ? t('featured.sold', { copies: sold })
                : t('featured.new')}
          </p>
        </div>
      </div>
      {bio && <p className="mx-5 mb-4 line-clamp-3 text-bone-2">{bio}</p>}
      <ul className="mt-auto border-t border-wall-3">
        {songs.map((song) => (
          <li key={song.id} className="flex items-center gap-4 border-wall-3 px-5 py-3 [&+&]:border-t">
            <PreviewButton song={song} songs={songs} />
            <div className="min-w-0 grow">
              <Link to={paths.song.href(song.id)} className="block truncate py-1 font-semibold hover:text-brass-light">
                {song.title}
              </Link>
              <p className="text-sm text-bone-3 tabular-nums">
                {song.copiesLeft > 0
                  ? t('featured.left', { left: song.copiesLeft, copies: song.copies })
                  : t('soldOut')}
                {song.previewUrl === null && t('featured.previewSoon')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </article>
  )
}
