import { useCallback } from 'react'
import { Link, useParams } from 'react-router-dom'
import { getAlbum } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { BuyCopyLink } from '#frontend/checkout/BuyCopyLink.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { paths } from '#frontend/lib/paths.ts'
import { PlayAllButton } from '#frontend/player/PlayAllButton.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ShareButton } from '#frontend/ui/controls/ShareButton.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { AlbumSongs } from './release/AlbumSongs.tsx'
import { DraftNotice } from './release/DraftNotice.tsx'
import { OffSaleNotice } from './release/OffSaleNotice.tsx'
import { UpcomingRelease } from './release/UpcomingRelease.tsx'
import { EditionSection } from './release/EditionSection.tsx'
import { ReleaseWords } from './release/ReleaseWords.tsx'
import { EmbedCodeButton } from './release/EmbedCodeButton.tsx'
import { ReleaseLayout } from './release/ReleaseLayout.tsx'

type Album = EndpointReply<typeof getAlbum>

/** An album's public page, by its edition's id. */
export function AlbumPage() {
  const { id = '' } = useParams()
  const read = useApiQuery(getAlbum, { params: { id } })
  const album = read.data
  const { refetch: readAgain } = read
  const refetch = useCallback(() => void readAgain(), [readAgain])
  if (read.isPending) return <PageSkeleton />
  if (read.error instanceof ApiError && read.error.status === 404) return <AlbumNotFound />
  if (!album) {
    return (
      <ErrorState
        title="This album could not be fetched"
        message={getErrorMessage(read.error, 'We could not be reached. Try again in a moment.')}
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
        details={formatAlbumDetails(album)}
      >
        <PlayAllButton songs={songs} label="Play the previews" className="mt-6" />
        <AlbumSongs songs={songs} />
        {album.state === 'announced' && album.releaseAt ? (
          <UpcomingRelease {...album} releaseAt={album.releaseAt} onDue={refetch} />
        ) : album.state === 'off-sale' ? (
          <OffSaleNotice {...album} isOwner={false}>
            <ShareButton title={`${album.title} by ${album.artist}`} />
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
        intro={`${album.copies === 1 ? 'One copy' : `${formatCount(album.copies)} copies`} of the whole album, numbered.`}
      />
    </>
  )
}

function AlbumActions({ album: { id, title, artist, artistId, price, openSale, soldOut } }: { album: Album }) {
  return (
    <div className="mt-8">
      <Money cents={Math.round(price * 100)} className="poster text-poster-s tabular-nums" />
      <p className="mt-4 max-w-measure text-bone-2">
        {soldOut
          ? 'Every copy has its owner. There will never be another one.'
          : openSale
            ? `Buy the next free number and pay ${artist} directly. All songs of the album are yours with it.`
            : `Copies are handed out by ${artist} as Keymails: one code, one copy of the whole album.`}
      </p>
      <BuyCopyLink editionId={id} openSale={openSale} title={title} className="mt-6" />
      <div className="mt-4 flex flex-wrap gap-3">
        {!soldOut && (
          <Button variant={openSale ? 'quiet' : 'primary'} asChild>
            <Link to={paths.redeemKeymail.href}>Redeem a Keymail</Link>
          </Button>
        )}
        {!soldOut && !openSale && (
          <Button variant="quiet" asChild>
            <Link to={paths.artist.href(artistId)}>Ask {artist} for a copy</Link>
          </Button>
        )}
        <ShareButton title={`${title} by ${artist}`} />
        <EmbedCodeButton kind="albums" id={id} title={`${title} by ${artist}`} />
      </div>
    </div>
  )
}

function formatAlbumDetails({ songs, copies }: Album): string {
  const seconds = Math.round(songs.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0) / 1000)
  return [
    songs.length === 1 ? 'One song' : `${songs.length} songs`,
    seconds ? formatDuration(seconds) : '',
    copies === 1 ? 'the only copy' : `an edition of ${formatCount(copies)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function AlbumNotFound() {
  return (
    <PageHeader
      title="This album is not here"
      lead="The artist may have taken it off sale, or the link is incomplete. Anyone who owns a copy still has it."
      actions={
        <>
          <Button asChild>
            <Link to={paths.browseMusic.href}>Browse Music</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to={paths.search.href}>Search</Link>
          </Button>
        </>
      }
    />
  )
}
