import { Link } from 'react-router-dom'
import type { EndpointReply } from '#contract/http'
import { listArtistSongs } from '#contract/catalog'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { CoverDialog } from '#frontend/catalog/covers/CoverDialog.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { CompactPlayer } from '#frontend/player/page/CompactPlayer.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { recordings } from '#text/messages/catalogs/recordings/en'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

type Song = EndpointReply<typeof listArtistSongs>[number]

const REFRESH_SECONDS = 2

type StatusBadge = {
  says: 'status.inReview' | 'status.checking' | 'status.declined' | 'status.offSale' | 'status.draft'
  tone: 'plain' | 'brass' | 'lamp'
}

const STATUS_BADGES: Record<string, StatusBadge | undefined> = {
  'in-review': { says: 'status.inReview', tone: 'brass' },
  checking: { says: 'status.checking', tone: 'brass' },
  declined: { says: 'status.declined', tone: 'lamp' },
  unpublished: { says: 'status.offSale', tone: 'lamp' },
}

const DRAFT_BADGE: StatusBadge = { says: 'status.draft', tone: 'brass' }

/** The artist's songs with the state of their editions. */
export function UploadedSongs() {
  const t = useMessages(uploadMessages)
  const read = useApiQuery(listArtistSongs)
  // The worker computes the waveform and Godfrey checks the documents shortly after the upload; poll until both are
  // done.
  const working = (read.data ?? []).some(
    (song) =>
      song.status === 'checking' || song.preview === 'waiting' || (song.peaks === null && song.preview === 'ready'),
  )
  useApiQuery(listArtistSongs, { everySeconds: REFRESH_SECONDS, enabled: working })

  return (
    <Section id="your-songs" title={t('songs.title')} intro={t('songs.intro')}>
      {read.isError ? (
        <ErrorState
          title={t('songs.failed')}
          message={getErrorMessage(read.error, t('songs.failedText'))}
          onRetry={() => void read.refetch()}
          busy={read.isFetching}
        />
      ) : read.isPending ? (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('songs.loading')}</span>
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      ) : read.data.length === 0 ? (
        <EmptyState title={t('songs.empty')} message={t('songs.emptyText')} />
      ) : (
        <ul className="grid gap-x-10 lg:grid-cols-2">
          {read.data.map((song) => (
            <SongRow key={song.id} song={song} />
          ))}
        </ul>
      )}
      {read.data && read.data.length > 0 && (
        <Button asChild variant="quiet" className="mt-8">
          <Link to={`${paths.membersWorkshop.href}#keymails`}>{t('songs.createKeymails')}</Link>
        </Button>
      )}
    </Section>
  )
}

function SongRow({ song }: { song: Song }) {
  const t = useMessages(uploadMessages)
  const sayOfRecording = useMessages(recordings)
  const status =
    song.editionState === 'draft' && song.status === 'unpublished' ? DRAFT_BADGE : STATUS_BADGES[song.status]
  const edit = t(song.editionState === 'draft' ? 'songs.editDraft' : 'songs.edit')
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-wall-3 py-6 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-6 lg:[&:nth-child(-n+2)]:border-t max-lg:first:border-t">
      <div className="sm:row-span-2">
        <Cover id={song.id} url={song.coverUrl} />
        <CoverDialog
          id={song.id}
          title={song.title}
          coverUrl={song.coverUrl}
          className="mt-2 whitespace-nowrap max-sm:mx-0! max-sm:gap-1! max-sm:px-0! max-sm:text-xs"
        />
      </div>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <h3 className="poster min-w-0 text-xl leading-tight">{song.title}</h3>
          {status && <Badge tone={status.tone}>{t(status.says)}</Badge>}
        </div>
        <p className="mt-1 text-sm text-bone-2">
          <Money cents={toCents(song.price)} /> {t('songs.issued', { n: song.issued })}
        </p>
        <p className="mt-0.5 text-sm text-bone-3">{formatSongFacts(song, t)}</p>
        {song.releasedBefore && (
          <p className="mt-2 text-sm text-bone-2">{sayOfRecording('releasedBefore', song.releasedBefore)}</p>
        )}
        <EditionMeter sold={song.redeemed} of={song.copies} className="mt-3" />
        <Link
          to={paths.songDetails.href(song.id)}
          className="link mt-1 inline-flex min-h-11 items-center"
          aria-label={t('songs.editOf', { edit, title: song.title })}
        >
          {edit}
        </Link>
      </div>
      <div className="max-sm:col-span-2">
        <CompactPlayer
          queueId={`upload ${song.id}`}
          tracks={[
            {
              id: song.id,
              title: song.title,
              artist: song.artist,
              src: song.audioUrl,
              coverUrl: song.coverUrl,
              isPreview: false,
              ...(song.peaks ? { peaks: song.peaks } : {}),
              ...(song.durationMs === null ? {} : { seconds: song.durationMs / 1000 }),
            },
          ]}
        />
      </div>
    </li>
  )
}

/** Duration, format, bit rate and the state of the preview. */
function formatSongFacts(
  { durationMs, format, bitRate, preview }: Song,
  t: Translate<(typeof uploadMessages)['messages']>,
): string {
  return [
    durationMs !== null && formatDuration(Math.round(durationMs / 1000)),
    format,
    bitRate !== null && `${formatCount(Math.round(bitRate / 1000))} kbit/s`,
    {
      waiting: t('preview.waiting'),
      ready: t('preview.ready'),
      none: t('preview.none'),
    }[preview],
  ]
    .filter(Boolean)
    .join(' · ')
}
