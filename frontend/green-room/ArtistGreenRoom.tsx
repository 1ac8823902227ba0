import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import type { Room } from '#contract/green-room'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { AudioPlayer } from '#frontend/player/page/AudioPlayer.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { GreenRoomNav } from './GreenRoomNav.tsx'
import { GreenRoomActivity } from './GreenRoomActivity.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The Green Room as its artist sees it. */
export function ArtistGreenRoom({ room, artist }: { room: Room; artist: ArtistData }) {
  const t = useMessages(greenRoom)
  const songs = toDistinctSongs(room.songs)
  return (
    <>
      <PageHeader
        title={t('artist.title')}
        lead={t('artist.lead', { artist: artist.artistName })}
        actions={
          <>
            <Button asChild>
              <Link to={paths.membersWorkshop.href}>{t('workshop')}</Link>
            </Button>
            <Button variant="quiet" asChild>
              <Link to={paths.uploadSongs.href}>{t('upload')}</Link>
            </Button>
          </>
        }
        aside={<ArtistPass artist={artist} />}
      />

      <Section title={t('songs.title')} intro={t('songs.intro')}>
        {songs.length > 0 ? (
          <AudioPlayer
            queueId={`room ${room.artistId}`}
            tracks={songs.map((song) => ({
              id: song.id,
              title: song.title,
              artist: room.artistName,
              artistId: room.artistId,
              src: song.audioUrl,
              coverUrl: song.coverUrl,
              isPreview: false,
              label: t('editionOf', { of: formatCount(song.of) }),
              ...(song.peaks ? { peaks: song.peaks } : {}),
              ...(song.durationMs === null ? {} : { seconds: song.durationMs / 1000 }),
            }))}
            renderCover={(track) => <Cover id={track.id} url={track.coverUrl} />}
          />
        ) : (
          <EmptyState
            title={t('songs.none')}
            message={t('songs.noneText')}
            action={
              <Button asChild>
                <Link to={paths.uploadSongs.href}>{t('upload')}</Link>
              </Button>
            }
          />
        )}
      </Section>

      <GreenRoomActivity room={room} />
      <GreenRoomNav />
    </>
  )
}

/** The artist's name, email and tracking number. */
function ArtistPass({ artist }: { artist: ArtistData }) {
  const t = useMessages(greenRoom)
  return (
    <dl className="border-t-4 border-brass bg-wall-1 px-6 py-2 shadow-lift sm:px-8 [&>div]:border-b [&>div]:border-wall-3 [&>div]:py-4 [&>div:last-child]:border-0 [&_dt]:text-sm [&_dt]:text-bone-3">
      <div>
        <dt>{t('name')}</dt>
        <dd className="poster text-poster-s">{artist.artistName}</dd>
      </div>
      <div>
        <dt>{t('email')}</dt>
        <dd className="break-words">{artist.email}</dd>
      </div>
      <div>
        <dt>{t('trackingNumber')}</dt>
        <dd className={artist.trackingNumber ? 'code' : 'text-bone-2'}>
          {artist.trackingNumber ?? t('noTrackingNumber')}
        </dd>
      </div>
    </dl>
  )
}

/** One entry per recording. A song that is also on an album keeps its own edition. */
function toDistinctSongs(songs: Room['songs']): Room['songs'] {
  const own = new Map<string, Room['songs'][number]>()
  for (const song of songs) if (!own.has(song.id) || song.editionTitle === song.title) own.set(song.id, song)
  return [...own.values()]
}
