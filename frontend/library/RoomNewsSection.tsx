import { Link } from 'react-router-dom'
import type { RoomNews } from '#contract/green-room'
import { EntryTime } from './EntryTime.tsx'
import { calculateUnseen, useRoomNews } from '#frontend/green-room/use-room-news.ts'
import { paths } from '#frontend/lib/paths.ts'
import { CountBadge } from '#frontend/ui/display/CountBadge.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { boombox } from '#text/messages/catalogs/boombox/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const ROOMS = 6

/** What others wrote in the reader's Green Rooms. */
export function RoomNewsSection() {
  const t = useMessages(boombox)
  const { rooms, isPending, isError } = useRoomNews()
  const news = rooms.filter((room) => room.post !== null || calculateUnseen(room) > 0).slice(0, ROOMS)
  return (
    <Section title={t('news.title')}>
      {isPending && <Skeleton className="h-40" />}
      {!isPending && news.length === 0 && (
        <p className="max-w-measure text-bone-2">{t(isError ? 'news.unreadable' : 'news.none')}</p>
      )}
      <ul className="grid gap-4 empty:hidden md:grid-cols-2">
        {news.map((room) => (
          <RoomCard key={`${room.access} ${room.artistId}`} room={room} />
        ))}
      </ul>
    </Section>
  )
}

function RoomCard({ room }: { room: RoomNews }) {
  const t = useMessages(boombox)
  const { artistId, artistName, access, post } = room
  const count = calculateUnseen(room)
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-lg border border-wall-3 bg-wall-1 p-5 focus-within:border-rail hover:bg-wall-2 sm:p-6">
      <h3 className="flex items-center justify-between gap-4 font-semibold">
        <Link
          to={`${paths.privateGreenRoom.href}?room=${access}-${artistId}`}
          className="min-w-0 truncate after:absolute after:inset-0 hover:text-brass-light"
        >
          {artistName}
        </Link>
        {count > 0 && <CountBadge count={count} label={t('news.unseen', { count })} />}
      </h3>
      {post && (
        <>
          <p className="line-clamp-3 break-words text-bone-2">{post.title || post.text || t('news.media')}</p>
          <p className="mt-auto flex flex-wrap gap-x-3 text-sm text-bone-3">
            <EntryTime at={post.at} />
            {!post.byArtist && access === 'fan' && <span>{t('news.byHolder')}</span>}
          </p>
        </>
      )}
    </li>
  )
}
