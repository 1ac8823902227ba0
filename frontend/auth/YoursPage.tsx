import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router-dom'
import type { listRooms } from '#contract/green-room'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useServiceWorker } from '#frontend/offline/use-service-worker.ts'
import { paths } from '#frontend/lib/paths.ts'
import { SessionsPanel } from './SessionsPanel.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { useAccount } from './use-account.ts'

const listRoomsEndpoint = { method: 'GET', path: '/api/green-room' } as typeof listRooms

/** Everything this browser is signed in to. Signed out, the way in. */
export function YoursPage() {
  useServiceWorker()
  const account = useAccount()
  if (!account) return <PageSkeleton />
  if (!account.isSignedIn) return <Navigate to={paths.signIn.href} replace />
  const { artist, fans, isCollector, name } = account
  return (
    <>
      <PageHeader title="Yours" lead={name ? `Signed in as ${name}.` : 'You are signed in.'} />
      <ul className="grid gap-px overflow-hidden rounded-lg border border-wall-3 bg-wall-3 pb-0 sm:grid-cols-2">
        {fans.length > 0 && <OwnRooms />}
        {fans.length > 0 && (
          <OwnPlace to={paths.wallet.href} title="Your copies">
            Each with its ticket, certificate, receipt and download.
          </OwnPlace>
        )}
        {fans.length > 0 && (
          <OwnPlace to={paths.virtualBoombox.href} title="Your music">
            All copies you own, in one player.
          </OwnPlace>
        )}
        {artist && (
          <OwnPlace to={paths.membersWorkshop.href} title="Members Workshop">
            Releases, Keymails and revenue of {artist.artistName}.
          </OwnPlace>
        )}
        {artist && (
          <OwnPlace to={paths.uploadSongs.href} title="Upload Songs">
            Release a recording in as many copies as you choose.
          </OwnPlace>
        )}
        {artist && (
          <OwnPlace to={paths.privateGreenRoom.href} title="Your Green Room">
            Where your fans meet you.
          </OwnPlace>
        )}
        {isCollector && (
          <OwnPlace to={paths.fineArtCollection.href} title="Your collection">
            Your art cards, with certificates and full-resolution files.
          </OwnPlace>
        )}
        <OwnPlace to={paths.notifications.href} title="Notifications">
          The artists and songs we write to you about.
        </OwnPlace>
        <OwnPlace to={paths.redeemKeymail.href} title="Redeem a Keymail">
          Another code in your hand? It opens another copy.
        </OwnPlace>
      </ul>
      <p className="mt-6 mb-16 text-bone-2">
        Signed in with one address only?{' '}
        <Link to={paths.signIn.href} className="link">
          Add another one
        </Link>
        .
      </p>
      <SessionsPanel />
    </>
  )
}

function OwnRooms() {
  const rooms = useApiQuery(listRoomsEndpoint)
  const fanRooms = rooms.data?.filter(({ access }) => access === 'fan') ?? []
  if (fanRooms.length === 0)
    return (
      <OwnPlace to={paths.privateGreenRoom.href} title="Private Green Room">
        Backstage with the artists whose copies you own.
      </OwnPlace>
    )
  return fanRooms.map(({ artistId, artistName }) => (
    <OwnPlace
      key={artistId}
      to={`${paths.privateGreenRoom.href}?room=fan-${artistId}`}
      title={`${artistName}’s Green Room`}
    >
      Backstage, for those who own a copy.
    </OwnPlace>
  ))
}

const OwnPlace = ({ to, title, children }: { to: string; title: string; children: ReactNode }) => (
  <li className="bg-wall-1">
    <Link to={to} className="group block h-full p-6 -outline-offset-4 hover:bg-wall-2 sm:p-8">
      <h2 className="poster text-poster-s group-hover:text-brass-light">{title}</h2>
      <p className="mt-2 text-bone-2">{children}</p>
    </Link>
  </li>
)
