import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { type CatalogSong, getSong } from '#contract/catalog'
import { BuyCopyLink } from '#frontend/checkout/BuyCopyLink.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { ShareButton } from '#frontend/ui/controls/ShareButton.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { CompactPlayer } from '#frontend/ui/media/CompactPlayer.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { EditionProofLink } from '#frontend/edition-log/EditionProofLink.tsx'
import { formatDuration } from '#frontend/lib/format-duration.ts'

/** A song's public page. */
export function SongPage() {
  const { id = '' } = useParams()
  const read = useApiQuery(getSong, { params: { id } })
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
    <div className="grid items-start gap-x-16 gap-y-10 pt-6 pb-20 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Cover id={song.id} className={song.soldOut ? 'opacity-70 grayscale-50' : ''} />
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
        <p className="mt-1 text-bone-2">{formatSongDetails(song)}</p>
        {song.previewUrl && (
          <div className="mt-6 max-w-md">
            <p className="mb-2 text-sm text-bone-3">Preview</p>
            <CompactPlayer
              title={`the preview of ${song.title}`}
              src={song.previewUrl}
              peaks={null}
              durationMs={null}
            />
          </div>
        )}
        <p className="mt-8">
          <Money cents={Math.round(song.price * 100)} className="poster text-poster-s tabular-nums" />
        </p>
        <EditionMeter sold={song.copies - song.copiesLeft} of={song.copies} className="mt-3 max-w-md" />
        <p className="mt-8 max-w-measure text-bone-2">
          {song.soldOut
            ? 'Every copy has its owner. There will never be another one.'
            : `Copies are handed out by ${song.artist} as Keymails: one code, one copy. Whoever pays for it owns that number, hears the whole song and has a place in the Private Green Room.`}
        </p>
        <BuyCopyLink editionId={song.editionId} openSale={song.openSale} title={song.editionTitle} className="mt-8" />
        <div className="mt-8 flex flex-wrap gap-3">
          {!song.soldOut && (
            <Button asChild>
              <Link to={paths.redeemKeymail.href}>Redeem a Keymail</Link>
            </Button>
          )}
          <ShareButton title={`${song.title} by ${song.artist}`} />
        </div>
        <EditionProofLink editionId={song.editionId} className="mt-6" />
      </div>
    </div>
  )
}

function formatSongDetails({ edition, editionTitle, copies, durationMs }: CatalogSong): string {
  const seconds = Math.round((durationMs ?? 0) / 1000)
  const length = seconds ? formatDuration(seconds) : ''
  const size = copies === 1 ? 'the only copy' : `an edition of ${formatCount(copies)}`
  return [length, edition === 'album' ? `on ${editionTitle}, ${size}` : size].filter(Boolean).join(' · ')
}

function SongNotFound() {
  return (
    <PageHeader
      title="This song is not here"
      lead="The artist may have taken it off sale, or the link is incomplete. Anyone who owns a copy still has it."
      actions={
        <Button asChild>
          <Link to={paths.browseMusic.href}>Browse Music</Link>
        </Button>
      }
    />
  )
}
