import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type Room, listRooms } from '#contract/green-room'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { isUnauthenticated, useArtistSession } from '#frontend/api/artist-session.ts'
import { useServiceWorker } from '#frontend/offline/use-service-worker.ts'
import { paths } from '#frontend/lib/paths.ts'
import { deleteSessionItems, getSessionItem } from '#frontend/lib/session-storage.ts'
import { ArtistGreenRoom } from './ArtistGreenRoom.tsx'
import { FanGreenRoom } from './FanGreenRoom.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function PrivateGreenRoomPage() {
  const t = useMessages(greenRoom)
  useServiceWorker()
  const [search, setSearch] = useSearchParams()
  const [hint] = useState(getFanHint)
  const session = useArtistSession()
  const { artist } = session
  // Visitors are not asked for what they cannot have. After a redemption the session may still be the one before.
  const mayEnter = Boolean(artist) || session.fans.length > 0 || hint !== undefined
  const rooms = useApiQuery(listRooms, { enabled: mayEnter })

  const error = mayEnter ? rooms.error : session.error
  if (error && !isUnauthenticated(error)) {
    return (
      <>
        <PageHeader title={t('title')} />
        <ErrorState
          title={t('notLoaded')}
          message={getErrorMessage(error, t('notLoadedText'))}
          onRetry={() => void (mayEnter ? rooms.refetch() : session.retry())}
          busy={mayEnter ? rooms.isFetching : session.busy}
        />
      </>
    )
  }
  if (mayEnter ? rooms.isPending : session.busy) return <CheckingCredentials />
  if (!rooms.data) return <AccessDenied />

  const own = artist && rooms.data.find((room) => room.access === 'artist')
  const all = [...(own ? [own] : []), ...rooms.data.filter((room) => room.access === 'fan')]
  const selectedKey = search.get('room')
  const room =
    all.find((each) => toRoomKey(each) === selectedKey) ??
    all.find((each) => each.access === 'fan' && each.artistName === hint?.artistName) ??
    all[0]
  if (!room) return <AccessDenied />

  return (
    <>
      {all.length > 1 && (
        <div className="pt-4">
          <SegmentedControl
            label={t('rooms')}
            options={all.map((each) => ({
              value: toRoomKey(each),
              label: each.access === 'artist' ? t('ownRoom') : each.artistName,
            }))}
            value={toRoomKey(room)}
            onChange={(key) => setSearch({ room: key }, { replace: true })}
          />
        </div>
      )}
      {room.access === 'artist' && artist ? (
        <ArtistGreenRoom key={toRoomKey(room)} room={room} artist={artist} />
      ) : (
        <FanGreenRoom key={toRoomKey(room)} room={room} firstCode={hint?.keymailCode} />
      )}
    </>
  )
}

const toRoomKey = (room: Room) => `${room.access}-${room.artistId}`

/** Which room to show first, from the tab's last redemption or sign-in. A hint only: it grants nothing. */
function getFanHint(): { artistName?: unknown; keymailCode?: unknown } | undefined {
  const fanData = getSessionItem('fanData')
  if (!fanData && sessionStorage.getItem('fanData') !== null) {
    console.error('Stored fan data is malformed; discarding it.')
    deleteSessionItems('fanData')
  }
  return fanData
}

function CheckingCredentials() {
  const t = useMessages(greenRoom)
  return (
    <div className="grid min-h-[70dvh] place-items-center text-lg text-bone-2">
      <h1 className="sr-only">{t('title')}</h1>
      <Spinner label={t('verifying')} />
    </div>
  )
}

/** Without a session the tab's stored fan data is stale: clear it and redirect. */
function AccessDenied() {
  const cache = useQueryClient()
  useEffect(() => {
    deleteSessionItems('fanData', 'keymailCode', 'paymentVerified')
    cache.removeQueries({ queryKey: [listRooms.path] })
  }, [cache])
  return <Navigate to={paths.fanVisitorChoice.href} replace />
}
