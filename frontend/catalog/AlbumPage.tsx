import { useCallback } from 'react'
import { Link, useParams } from 'react-router-dom'
import { getAlbum } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { BuyCopyLink } from '#frontend/checkout/BuyCopyLink.tsx'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { paths } from '#frontend/lib/paths.ts'
import { PlayAllButton } from '#frontend/player/PlayAllButton.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ShareButton } from '#frontend/ui/controls/ShareButton.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { AlbumSongs } from './release/AlbumSongs.tsx'
import { DraftNotice } from './release/DraftNotice.tsx'
import { OffSaleNotice } from './release/OffSaleNotice.tsx'
import { UpcomingRelease } from './release/UpcomingRelease.tsx'
import { EditionSection } from './release/EditionSection.tsx'
import { ReleaseNotFound } from './release/ReleaseNotFound.tsx'
import { ReleaseWords } from './release/ReleaseWords.tsx'
import { EmbedCodeButton } from './release/EmbedCodeButton.tsx'
import { ReleaseLayout } from './release/ReleaseLayout.tsx'
import { music } from '#text/messages/catalogs/music/en'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Album = EndpointReply<typeof getAlbum>

/** An album's public page, by its edition's id. */
export function AlbumPage() {
  const t = useMessages(music)
  const { id = '' } = useParams()
  const read = useApiQuery(getAlbum, { params: { id } })
  const album = read.data
  const { refetch: readAgain } = read
  const refetch = useCallback(() => void readAgain(), [readAgain])
  if (read.isPending) return <PageSkeleton />
  if (read.error instanceof ApiError && read.error.status === 404) return <ReleaseNotFound title={t('album.gone')} />
  if (!album) {
    return (
      <ErrorState
        title={t('album.unreadable')}
        message={getErrorMessage(read.error, t('unreachable'))}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
        isPageTitle
        className="my-16"
      />
    )
  }
  const songs = album.songs.map((song) => ({
    ...song,
    artist: album.artist,
    artistId: album.artistId,
    coverUrl: album.coverUrl,
  }))
  return (
    <>
      {album.state === 'draft' && <DraftNotice editHref={paths.albumDetails.href(album.id)} />}
      <ReleaseLayout
        release={album}
        isGone={album.soldOut || album.state === 'off-sale'}
        details={formatAlbumDetails(album, t)}
      >
        <PlayAllButton songs={songs} label={t('album.playPreviews')} className="mt-6" />
        <AlbumSongs songs={songs} />
        {album.state === 'announced' && album.releaseAt ? (
          <UpcomingRelease {...album} releaseAt={album.releaseAt} onDue={refetch} />
        ) : album.state === 'off-sale' ? (
          <OffSaleNotice {...album} isOwner={false}>
            <ShareButton title={t('work', { title: album.title, artist: album.artist })} />
          </OffSaleNotice>
        ) : (
          <div inert={album.state === 'draft'}>
            <AlbumActions album={album} />
          </div>
        )}
      </ReleaseLayout>
      <ReleaseWords {...album} />
      <EditionSection
        editionId={album.id}
        edition={album}
        own={[]}
        intro={t('album.edition', { copies: album.copies })}
      />
    </>
  )
}

function AlbumActions({ album: { id, title, artist, artistId, price, openSale, soldOut } }: { album: Album }) {
  const t = useMessages(music)
  return (
    <div className="mt-8">
      <Money cents={Math.round(price * 100)} className="poster text-poster-s tabular-nums" />
      <p className="mt-4 max-w-measure text-bone-2">
        {soldOut
          ? t('soldOutText')
          : openSale
            ? t('album.openSaleText', { artist })
            : t('album.keymailText', { artist })}
      </p>
      <BuyCopyLink editionId={id} openSale={openSale} title={title} className="mt-6" />
      <div className="mt-4 flex flex-wrap gap-3">
        {!soldOut && (
          <Button variant={openSale ? 'quiet' : 'primary'} asChild>
            <Link to={paths.redeemKeymail.href}>{t('redeem')}</Link>
          </Button>
        )}
        {!soldOut && !openSale && (
          <Button variant="quiet" asChild>
            <Link to={paths.artist.href(artistId)}>{t('ask', { artist })}</Link>
          </Button>
        )}
        <ShareButton title={t('work', { title, artist })} />
        <EmbedCodeButton kind="albums" id={id} title={t('work', { title, artist })} />
      </div>
    </div>
  )
}

function formatAlbumDetails({ songs, copies }: Album, t: Translate<(typeof music)['messages']>): string {
  const seconds = Math.round(songs.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0) / 1000)
  return [t('album.songs', { songs: songs.length }), seconds ? formatDuration(seconds) : '', t('edition', { copies })]
    .filter(Boolean)
    .join(' · ')
}
