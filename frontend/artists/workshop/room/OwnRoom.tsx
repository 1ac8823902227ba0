import { listRooms } from '#contract/green-room'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { GreenRoomActivity } from '#frontend/green-room/GreenRoomActivity.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'

/** The chats, posts and numbers of the artist's own Green Room. */
export function OwnRoom() {
  const rooms = useApiQuery(listRooms)
  const own = rooms.data?.find(({ access }) => access === 'artist')
  if (own) return <GreenRoomActivity room={own} />
  if (!rooms.isError) return <Skeleton className="h-72" />
  return (
    <ErrorState
      title="The door did not open"
      message={getErrorMessage(rooms.error, 'We could not reach TuneMaker. Nothing is lost; try again in a moment.')}
      onRetry={() => void rooms.refetch()}
      busy={rooms.isFetching}
    />
  )
}
