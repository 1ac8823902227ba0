import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { getSong } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { EditionProofLink } from '#frontend/edition-log/EditionProofLink.tsx'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { EditionNumbers } from '#frontend/catalog/EditionNumbers.tsx'
import { MoreSongs } from './MoreSongs.tsx'
import { SongActions } from './SongActions.tsx'
import { SongSound } from './SongSound.tsx'
import { type OwnCopy, useOwnCopies } from './use-own-copies.ts'

type Song = EndpointReply<typeof getSong>

/** A song's public page. */
export function SongPage() {
  const { id = '' } = useParams()
  const read = useApiQuery(getSong, { params: { id } })
  const own = useOwnCopies(id)
  const song = read.data
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
      <div className="grid items-start gap-x-16 gap-y-10 pt-6 pb-16 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Cover
          id={song.id}
          url={song.coverUrl}
          large
          className={song.soldOut && own.length === 0 ? 'opacity-70 grayscale-50' : ''}
        />
        <div className="min-w-0">
          <PageHeader
            title={song.title}
            tabTitle={`${song.title} by ${song.artist}`}
            back={
              <Link to={paths.browseMusic.href}>
                <ArrowLeft aria-hidden="true" className="size-4" />
                Browse Music
              </Link>
            }
            className="pt-0! pb-6! [&_h1]:[overflow-wrap:anywhere]"
          />
          <p className="text-xl text-brass-light">
            <Link to={paths.artist.href(song.artistId)} className="hover:underline">
              {song.artist}
            </Link>
          </p>
          <p className="mt-1 text-bone-2">{renderDetails(song)}</p>
          <SongSound song={song} own={own[0]} className="mt-6" />
          <SongActions song={song} own={own[0]} className="mt-8" />
        </div>
      </div>
      <Edition song={song} own={own} />
      <MoreSongs artist={song.artist} artistId={song.artistId} except={song.id} />
    </>
  )
}

function Edition({ song, own }: { song: Song; own: readonly OwnCopy[] }) {
  const numbers = own.flatMap(({ editionId, copy }) => (editionId === song.editionId && copy !== null ? [copy] : []))
  return (
    <Section
      layout="split"
      title="The edition"
      intro={`${song.copies === 1 ? 'One copy' : `${formatCount(song.copies)} copies`}, numbered. There will never be another one.`}
    >
      <EditionMeter sold={song.copies - song.copiesLeft} of={song.copies} className="max-w-md" />
      {song.soldNumbers && <EditionNumbers of={song.copies} sold={song.soldNumbers} own={numbers} className="mt-6" />}
      <EditionProofLink editionId={song.editionId} className="mt-4" />
    </Section>
  )
}

function renderDetails({ edition, editionId, editionTitle, copies, durationMs }: Song): ReactNode {
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
