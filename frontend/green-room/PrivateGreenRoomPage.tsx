import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type Room, listRooms } from '#contract/green-room'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { Segments } from '#ui/Segments'
import { Spinner } from '#ui/Spinner'
import { sentenceOf, useRead } from '#web/api'
import { isSignedOut, useArtist } from '#web/artist-session'
import { paths } from '#web/paths'
import { forget, recall } from '#web/session-keys'
import { ArtistRoom } from './ArtistRoom.tsx'
import { FanRoom } from './FanRoom.tsx'

export function PrivateGreenRoomPage() {
  const rooms = useRead(listRooms)
  const { artist, isPending: artistPending } = useArtist()
  const [search, setSearch] = useSearchParams()
  const [hint] = useState(readFanHint)

  if (rooms.isPending || artistPending) return <CheckingCredentials />
  if (isSignedOut(rooms.error)) return <TurnedAway />
  if (rooms.isError) {
    return (
      <>
        <PageHead title="Private Green Room" />
        <FailedState
          title="The door did not open"
          message={sentenceOf(
            rooms.error,
            'We could not reach TuneMaker. Nothing you own is lost; try again in a moment.',
          )}
          onRetry={() => void rooms.refetch()}
          busy={rooms.isFetching}
        />
      </>
    )
  }

  const own = artist && rooms.data.find((room) => room.access === 'artist')
  const all = [...(own ? [own] : []), ...rooms.data.filter((room) => room.access === 'fan')]
  const wanted = search.get('room')
  const room =
    all.find((each) => keyOf(each) === wanted) ??
    all.find((each) => each.access === 'fan' && each.artistName === hint?.artistName) ??
    all[0]
  if (!room) return <TurnedAway />

  return (
    <>
      {all.length > 1 && (
        <div className="pt-4">
          <Segments
            label="Your Green Rooms"
            options={all.map((each) => ({
              value: keyOf(each),
              label: each.access === 'artist' ? 'Your own room' : each.artistName,
            }))}
            value={keyOf(room)}
            onChange={(key) => setSearch({ room: key }, { replace: true })}
          />
        </div>
      )}
      {room.access === 'artist' && artist ? (
        <ArtistRoom key={keyOf(room)} room={room} artist={artist} />
      ) : (
        <FanRoom key={keyOf(room)} room={room} firstCode={hint?.keymailCode} />
      )}
    </>
  )
}

const keyOf = (room: Room) => `${room.access}-${room.artistId}`

/** What this tab remembers of the last way in: which room to show first. Nothing is believed, nothing depends on it. */
function readFanHint(): { artistName?: unknown; keymailCode?: unknown } | undefined {
  const fanData = recall('fanData')
  if (!fanData && sessionStorage.getItem('fanData') !== null) {
    console.error('The fan data of this tab cannot be read.')
    forget('fanData')
  }
  return fanData
}

function CheckingCredentials() {
  return (
    <div className="grid min-h-[70dvh] place-items-center text-lg text-bone-2">
      <h1 className="sr-only">Private Green Room</h1>
      <Spinner label="Verifying access credentials..." />
    </div>
  )
}

/** No cookie, no room: whatever this tab remembers of one is out of date. */
function TurnedAway() {
  const cache = useQueryClient()
  useEffect(() => {
    forget('fanData', 'keymailCode', 'paymentVerified')
    cache.removeQueries({ queryKey: [listRooms.path] })
  }, [cache])
  return <Navigate to={paths.fanVisitorChoice} replace />
}
