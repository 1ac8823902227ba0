import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { SONGS_PAGE_SIZE_MAX, listAlbums, listSongs } from '#contract/catalog'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { FollowButton } from '#frontend/follows/FollowButton.tsx'
import { PlayAllButton } from '#frontend/player/PlayAllButton.tsx'
import { AlbumList } from './AlbumList.tsx'
import { ArtistCards } from '#frontend/art-cards/cards/ArtistCards.tsx'
import { useArtistProfile } from './use-artist-profile.ts'
import { useSiteHost } from '#frontend/ui/layout/use-site-host.ts'
import { SONG_GRID, SongCard } from './SongCard.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** An artist's public page: profile, albums and songs. */
export function ArtistPage() {
  const t = useMessages(music)
  const artist = useArtistProfile()
  const id = artist.data?.id ?? ''
  const host = useSiteHost()
  const songs = useApiQuery(listSongs, {
    query: { artistId: id, limit: SONGS_PAGE_SIZE_MAX },
    enabled: artist.isSuccess,
  })
  const albums = useApiQuery(listAlbums, { query: { artistId: id }, enabled: artist.isSuccess })
  const back = (
    <Link to={paths.browseMusic.href}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('browseMusic')}
    </Link>
  )

  // Wait for everything: albums that load later would shift the songs.
  if (artist.isPending || (artist.isSuccess && (songs.isPending || albums.isPending))) return <PageSkeleton />
  if (artist.isError) {
    const unknown = artist.error instanceof ApiError && artist.error.status === 404
    return (
      <>
        <PageHeader title={unknown ? t('artist.unknown') : t('artist.heading')} back={back} />
        {unknown ? (
          <EmptyState
            title={t('artist.gone')}
            message={t('artist.goneText')}
            action={
              <Button asChild variant="quiet">
                <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
              </Button>
            }
          />
        ) : (
          <ErrorState
            title={t('artist.unreadable')}
            message={getErrorMessage(artist.error, t('unreachable'))}
            onRetry={() => void artist.refetch()}
            busy={artist.isFetching}
          />
        )}
      </>
    )
  }

  const { artistName, bio, links, pictureUrl, address, holders } = artist.data
  return (
    <>
      <PageHeader
        title={artistName}
        back={back}
        lead={bio ? <span className="whitespace-pre-line">{bio}</span> : undefined}
        actions={
          <>
            <FollowButton artistId={id} name={artistName} />
            <PlayAllButton songs={songs.data ?? []} label={t('artist.playAll')} />
            {links.map(({ label, url }) => (
              <Button key={url} asChild variant="quiet">
                <a href={url} rel="noreferrer nofollow ugc">
                  {label}
                </a>
              </Button>
            ))}
          </>
        }
        aside={
          pictureUrl && (
            <img
              src={pictureUrl}
              alt={artistName}
              width={480}
              height={480}
              fetchPriority="high"
              className="aspect-square w-full max-w-[30rem] rounded-lg border border-wall-4 object-cover"
            />
          )
        }
      />
      {holders > 0 && <p className="mb-3 text-bone-2">{t('artist.inside', { count: holders })}</p>}
      {address ? (
        <p className={clsx('mb-12 text-sm break-all text-bone-3', !host && 'invisible')}>
          {t('artist.fediverse', { account: `@${address}@${host}` })}
        </p>
      ) : (
        // Nobody reads or types an id.
        <div className="mb-12">
          <CopyButton look="plain" text={() => `@${id}@${location.host}`} label={t('artist.fediverseCopy')} />
        </div>
      )}
      <AlbumList albums={albums.data ?? []} isSingleArtist />
      <Section title={t('songs')}>
        {songs.isError ? (
          <ErrorState
            title={t('songsFailed')}
            message={getErrorMessage(songs.error, t('unreachable'))}
            onRetry={() => void songs.refetch()}
            busy={songs.isFetching}
          />
        ) : songs.data?.length === 0 ? (
          <EmptyState title={t('artist.empty')} message={t('artist.emptyText')} />
        ) : (
          <ul className={SONG_GRID}>
            {songs.data?.map((song) => (
              <SongCard key={song.id} song={song} songs={songs.data} />
            ))}
          </ul>
        )}
      </Section>
      <ArtistCards artistId={id} />
    </>
  )
}
