import { useCallback } from 'react'
import { Link, useParams } from 'react-router-dom'
import { getSong } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { ShareButton } from '#frontend/ui/controls/ShareButton.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { DraftNotice } from '#frontend/catalog/release/DraftNotice.tsx'
import { OffSaleNotice } from '#frontend/catalog/release/OffSaleNotice.tsx'
import { UpcomingRelease } from '#frontend/catalog/release/UpcomingRelease.tsx'
import { EditionSection } from '#frontend/catalog/release/EditionSection.tsx'
import { ReleaseNotFound } from '#frontend/catalog/release/ReleaseNotFound.tsx'
import { ReleaseWords } from '#frontend/catalog/release/ReleaseWords.tsx'
import { ReleaseLayout } from '#frontend/catalog/release/ReleaseLayout.tsx'
import { MoreSongs } from './MoreSongs.tsx'
import { SongActions } from './SongActions.tsx'
import { SongRecordings } from './SongRecordings.tsx'
import { SongSound } from './SongSound.tsx'
import { useOwnCopies } from './use-own-copies.ts'
import { music } from '#text/messages/catalogs/music/en'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Song = EndpointReply<typeof getSong>

/** A song's public page. */
export function SongPage() {
  const t = useMessages(music)
  const { id = '' } = useParams()
  const read = useApiQuery(getSong, { params: { id } })
  const own = useOwnCopies(id)
  const song = read.data
  const { refetch: readAgain } = read
  const refetch = useCallback(() => void readAgain(), [readAgain])
  if (read.isPending) return <PageSkeleton />
  if (read.error instanceof ApiError && read.error.status === 404) return <ReleaseNotFound title={t('song.gone')} />
  if (!song) {
    return (
      <ErrorState
        title={t('song.unreadable')}
        message={getErrorMessage(read.error, t('unreachable'))}
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
        details={<Details {...song} />}
      >
        <SongSound song={song} own={own[0]} className="mt-6" />
        {song.state === 'announced' && song.releaseAt ? (
          <UpcomingRelease {...song} releaseAt={song.releaseAt} onDue={refetch} />
        ) : song.state === 'off-sale' ? (
          <OffSaleNotice {...song} isOwner={own.length > 0}>
            <ShareButton title={t('work', { title: song.title, artist: song.artist })} />
          </OffSaleNotice>
        ) : (
          <div inert={song.state === 'draft'}>
            <SongActions song={song} own={own[0]} className="mt-8" />
          </div>
        )}
      </ReleaseLayout>
      <ReleaseWords {...song} />
      <SongRecordings song={song} own={own[0]} />
      <EditionSection
        editionId={song.editionId}
        edition={song}
        own={own.flatMap(({ editionId, copy }) => (editionId === song.editionId && copy !== null ? [copy] : []))}
        intro={t('song.edition', { copies: song.copies })}
      />
      <MoreSongs artist={song.artist} artistId={song.artistId} except={song.id} />
    </>
  )
}

function Details({ edition, editionId, editionTitle, copies, durationMs, explicit }: Song) {
  const t = useMessages(music)
  const seconds = Math.round((durationMs ?? 0) / 1000)
  return (
    <>
      {seconds > 0 && `${formatDuration(seconds)} · `}
      {edition === 'album' && (
        <>
          <RichText
            text={t('song.onAlbum', { album: editionTitle })}
            tags={{ link: <Link to={paths.album.href(editionId)} className="link" /> }}
          />{' '}
        </>
      )}
      {t('edition', { copies })}
      {explicit && ` · ${t('song.explicit')}`}
    </>
  )
}
