import { type ReactNode, useCallback } from 'react'
import { Link, useParams } from 'react-router-dom'
import { getSong } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ShareButton } from '#frontend/ui/controls/ShareButton.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { DraftNotice } from '#frontend/catalog/release/DraftNotice.tsx'
import { OffSaleNotice } from '#frontend/catalog/release/OffSaleNotice.tsx'
import { UpcomingRelease } from '#frontend/catalog/release/UpcomingRelease.tsx'
import { EditionSection } from '#frontend/catalog/release/EditionSection.tsx'
import { ReleaseWords } from '#frontend/catalog/release/ReleaseWords.tsx'
import { ReleaseLayout } from '#frontend/catalog/release/ReleaseLayout.tsx'
import { MoreSongs } from './MoreSongs.tsx'
import { SongActions } from './SongActions.tsx'
import { SongSound } from './SongSound.tsx'
import { useOwnCopies } from './use-own-copies.ts'

type Song = EndpointReply<typeof getSong>

/** A song's public page. */
export function SongPage() {
  const { id = '' } = useParams()
  const read = useApiQuery(getSong, { params: { id } })
  const own = useOwnCopies(id)
  const song = read.data
  const { refetch: readAgain } = read
  const refetch = useCallback(() => void readAgain(), [readAgain])
  if (read.isPending) return <PageSkeleton />
  if (read.error instanceof ApiError && read.error.status === 404) return <SongNotFound />
  if (!song) {
    return (
      <ErrorState
        title="This song could not be fetched"
        message={getErrorMessage(read.error, 'We could not be reached. Try again in a moment.')}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
        isPageTitle
        className="my-16"
      />
    )
  }
  return (
    <>
      {song.state === 'draft' && <DraftNotice editHref={paths.songDetails.href(song.id)} />}
      <ReleaseLayout
        release={song}
        isGone={(song.soldOut || song.state === 'off-sale') && own.length === 0}
        details={renderDetails(song)}
      >
        <SongSound song={song} own={own[0]} className="mt-6" />
        {song.state === 'announced' && song.releaseAt ? (
          <UpcomingRelease {...song} releaseAt={song.releaseAt} onDue={refetch} />
        ) : song.state === 'off-sale' ? (
          <OffSaleNotice {...song} isOwner={own.length > 0}>
            <ShareButton title={`${song.title} by ${song.artist}`} />
          </OffSaleNotice>
        ) : (
          <div inert={song.state === 'draft'}>
            <SongActions song={song} own={own[0]} className="mt-8" />
          </div>
        )}
      </ReleaseLayout>
      <ReleaseWords {...song} />
      <EditionSection
        editionId={song.editionId}
        edition={song}
        own={own.flatMap(({ editionId, copy }) => (editionId === song.editionId && copy !== null ? [copy] : []))}
        intro={`${song.copies === 1 ? 'One copy' : `${formatCount(song.copies)} copies`}, numbered. There will never be another one.`}
      />
      <MoreSongs artist={song.artist} artistId={song.artistId} except={song.id} />
    </>
  )
}

function renderDetails({ edition, editionId, editionTitle, copies, durationMs, explicit }: Song): ReactNode {
  const seconds = Math.round((durationMs ?? 0) / 1000)
  return (
    <>
      {seconds > 0 && `${formatDuration(seconds)} · `}
      {edition === 'album' && (
        <>
          on{' '}
          <Link to={paths.album.href(editionId)} className="link">
            {editionTitle}
          </Link>
          ,{' '}
        </>
      )}
      {copies === 1 ? 'the only copy' : `an edition of ${formatCount(copies)}`}
      {explicit && ' · explicit'}
    </>
  )
}

function SongNotFound() {
  return (
    <PageHeader
      title="This song is not here"
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
