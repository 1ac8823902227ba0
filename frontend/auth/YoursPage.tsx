import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router-dom'
import type { listRooms } from '#contract/green-room'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useServiceWorker } from '#frontend/offline/use-service-worker.ts'
import { paths } from '#frontend/lib/paths.ts'
import { YourDataPanel } from '#frontend/personal-data/YourDataPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { useRoomNews } from '#frontend/green-room/use-room-news.ts'
import { CountBadge } from '#frontend/ui/display/CountBadge.tsx'
import { useAccount } from './use-account.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { shell } from '#text/messages/catalogs/shell/en'
import { signIn } from '#text/messages/catalogs/sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const listRoomsEndpoint = { method: 'GET', path: '/api/green-room' } as typeof listRooms

/** Everything this browser is signed in to. Signed out, the way in. */
export function YoursPage() {
  const t = useMessages(signIn)
  useServiceWorker()
  const account = useAccount()
  const news = useRoomNews()
  if (!account) return <PageSkeleton />
  if (!account.isSignedIn) return <Navigate to={paths.signIn.href} replace />
  const { artist, fans, isCollector, name } = account
  return (
    <>
      <PageHeader title={t('yours.title')} lead={name ? t('yours.as', { name }) : t('yours.in')} />
      <ul className="grid gap-px overflow-hidden rounded-lg border border-wall-3 bg-wall-3 pb-0 sm:grid-cols-2 sm:[&>li:last-child:nth-child(odd)]:col-span-2">
        {fans.length > 0 && <OwnRooms />}
        {fans.length > 0 && (
          <OwnPlace to={paths.wallet.href} title={t('yours.copies')}>
            {t('yours.copiesText')}
          </OwnPlace>
        )}
        {fans.length > 0 && (
          <OwnPlace to={paths.virtualBoombox.href} title={t('yours.music')}>
            {t('yours.musicText')}
          </OwnPlace>
        )}
        {artist && (
          <OwnPlace to={paths.membersWorkshop.href} title={t('yours.workshop')}>
            {t('yours.workshopText', { artist: artist.artistName })}
          </OwnPlace>
        )}
        {artist && (
          <OwnPlace to={paths.uploadSongs.href} title={t('yours.upload')}>
            {t('yours.uploadText')}
          </OwnPlace>
        )}
        {artist && (
          <OwnPlace to={paths.privateGreenRoom.href} title={t('yours.ownRoom')} unseen={news.countUnseenIn('artist')}>
            {t('yours.ownRoomText')}
          </OwnPlace>
        )}
        {isCollector && (
          <OwnPlace to={paths.fineArtCollection.href} title={t('yours.collection')}>
            {t('yours.collectionText')}
          </OwnPlace>
        )}
        <OwnPlace to={paths.notifications.href} title={t('yours.notifications')}>
          {t('yours.notificationsText')}
        </OwnPlace>
        <OwnPlace to={paths.redeemKeymail.href} title={t('yours.redeem')}>
          {t('yours.redeemText')}
        </OwnPlace>
      </ul>
      <p className="mt-6 mb-16 text-bone-2">
        <RichText text={t('yours.another')} tags={{ link: <Link to={paths.signIn.href} className="link" /> }} />
      </p>
      <SessionsPanel />
      <YourDataPanel />
    </>
  )
}

function OwnRooms() {
  const t = useMessages(signIn)
  const rooms = useApiQuery(listRoomsEndpoint)
  const news = useRoomNews()
  const fanRooms = rooms.data?.filter(({ access }) => access === 'fan') ?? []
  if (fanRooms.length === 0)
    return (
      <OwnPlace to={paths.privateGreenRoom.href} title={t('yours.room')}>
        {t('yours.roomText')}
      </OwnPlace>
    )
  return fanRooms.map(({ artistId, artistName }) => (
    <OwnPlace
      key={artistId}
      to={`${paths.privateGreenRoom.href}?room=fan-${artistId}`}
      title={t('yours.roomOf', { artist: artistName })}
      unseen={news.countUnseenIn('fan', artistId)}
    >
      {t('yours.roomOfText')}
    </OwnPlace>
  ))
}

function OwnPlace({ to, title, unseen = 0, children }: OwnPlaceProps) {
  const t = useMessages(shell)
  return (
    <li className="bg-wall-1">
      <Link to={to} className="group block h-full p-6 -outline-offset-4 hover:bg-wall-2 sm:p-8">
        <h2 className="poster flex items-start justify-between gap-4 text-poster-s group-hover:text-brass-light">
          {title}
          {unseen > 0 && (
            <span className="font-text tracking-normal">
              <CountBadge count={unseen} label={t('unseen', { count: unseen })} />
            </span>
          )}
        </h2>
        <p className="mt-2 text-bone-2">{children}</p>
      </Link>
    </li>
  )
}

interface OwnPlaceProps {
  to: string
  title: string
  /** Entries in the room that wait to be read. */
  unseen?: number
  children: ReactNode
}
