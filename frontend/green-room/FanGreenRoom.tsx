import type { Room } from '#contract/green-room'
import { SessionsPanel } from '#frontend/auth/SessionsPanel.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { AudioPlayer } from '#frontend/player/page/AudioPlayer.tsx'
import type { PlayerTrack } from '#frontend/player/track.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { CopyDocuments } from '#frontend/copies/CopyDocuments.tsx'
import { GreenRoomNav } from './GreenRoomNav.tsx'
import { GreenRoomActivity } from './GreenRoomActivity.tsx'
import { FollowButton } from '#frontend/follows/FollowButton.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import type { Translate } from '#text/messages/catalog'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Song = Room['songs'][number]

/** The Green Room as a holder of a copy sees it. */
export function FanGreenRoom({ room, firstCode }: { room: Room; firstCode: unknown }) {
  const t = useMessages(greenRoom)
  usePageTitle(t('roomOf', { artist: room.artistName }))
  const tickets = toTickets(room.songs)
  const first = tickets.find((song) => song.keymailCode === firstCode) ?? tickets[0]
  const songs = listDistinctSongs(room.songs, first)
  if (!first) return null

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-10 pt-6 pb-12 sm:pt-12 sm:pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h1 className="poster max-w-[9em] text-poster-l">{t('welcome', { artist: room.artistName })}</h1>
          <p className="mt-6 max-w-measure text-lg text-bone-2">
            {t('own', {
              title: first.editionTitle,
              copy: formatCount(first.copy ?? 0),
              of: formatCount(first.of),
            })}
          </p>
          <dl className="mt-7 flex flex-wrap gap-x-10 gap-y-4">
            <div>
              <dt className="text-sm text-bone-3">{t('verifiedPrice')}</dt>
              <dd className="poster text-poster-s">
                <Money cents={Math.round(first.price * 100)} />
              </dd>
            </div>
            <div>
              <dt className="text-sm text-bone-3">{t('keymailCode')}</dt>
              <dd className="code mt-1.5 text-base">{first.keymailCode}</dd>
            </div>
          </dl>
        </div>
        <div className="stage-beam relative">
          <Ticket artist={room.artistName} song={first} size="hero" />
        </div>
      </div>

      <AudioPlayer
        queueId={`room ${room.artistId}`}
        tracks={songs.map((song) => toTrack(song, room, t))}
        renderCover={(track) => <Cover id={track.id} url={track.coverUrl} />}
        className="mb-16 sm:mb-24"
      />

      <Section layout="split" title={t('follow.title', { artist: room.artistName })} intro={t('follow.intro')}>
        <FollowButton artistId={room.artistId} name={room.artistName} />
      </Section>

      {room.bio && (
        <Section layout="split" title={t('about')}>
          <p className="max-w-measure text-lg text-bone-2">{room.bio}</p>
        </Section>
      )}

      {tickets.length > 1 && (
        <Section title={t('tickets')} intro={t('ticketsIntro', { artist: room.artistName })}>
          <ul className="grid gap-3 xl:grid-cols-2 xl:gap-x-6">
            {tickets.map((song) => (
              <li key={song.keymailCode}>
                <Ticket artist={room.artistName} song={song} size="row" />
              </li>
            ))}
          </ul>
        </Section>
      )}

      <GreenRoomActivity room={room} />
      <CopyDocuments artistId={room.artistId} />
      <SessionsPanel />
      <GreenRoomNav />
    </>
  )
}

function Ticket({ artist, song, size }: { artist: string; song: Song; size: 'hero' | 'row' }) {
  return (
    <TicketStub
      artist={artist}
      song={song.editionTitle}
      {...(song.keymailCode ? { code: song.keymailCode } : {})}
      copy={song.copy ?? 0}
      of={song.of}
      cover={song.editionCover}
      price={Math.round(song.price * 100)}
      state="redeemed"
      size={size}
    />
  )
}

/** One per Keymail; an album's ticket covers several songs. */
function toTickets(songs: readonly Song[]): Song[] {
  return [...new Map(songs.map((song) => [song.keymailCode, song])).values()]
}

/** Each recording once, even if the fan holds two copies of it. The songs of `first` come first. */
function listDistinctSongs(songs: readonly Song[], first: Song | undefined): Song[] {
  const selected = songs.filter((song) => song.keymailCode === first?.keymailCode)
  const distinct = new Map<string, Song>()
  for (const song of [...selected, ...songs]) if (!distinct.has(song.id)) distinct.set(song.id, song)
  return [...distinct.values()]
}

function toTrack(
  song: Song,
  { artistId, artistName }: Room,
  t: Translate<(typeof greenRoom)['messages']>,
): PlayerTrack {
  return {
    id: song.id,
    title: song.title,
    artist: artistName,
    artistId,
    src: song.audioUrl,
    coverUrl: song.coverUrl,
    isPreview: false,
    label: t('copyOf', { copy: formatCount(song.copy ?? 0), of: formatCount(song.of) }),
    ...(song.peaks ? { peaks: song.peaks } : {}),
    ...(song.durationMs === null ? {} : { seconds: song.durationMs / 1000 }),
    ...(song.giveable && song.keymailCode ? { giveableCopy: song.keymailCode } : {}),
  }
}
