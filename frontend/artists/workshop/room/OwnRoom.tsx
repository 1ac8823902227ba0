import { listRooms } from '#contract/green-room'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { GreenRoomActivity } from '#frontend/green-room/GreenRoomActivity.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The chats, posts and numbers of the artist's own Green Room. */
export function OwnRoom() {
  const t = useMessages(workshop)
  const rooms = useApiQuery(listRooms)
  const own = rooms.data?.find(({ access }) => access === 'artist')
  if (own) return <GreenRoomActivity room={own} />
  if (!rooms.isError) return <Skeleton className="h-72" />
  return (
    <ErrorState
      title={t('room.unreadable')}
      message={getErrorMessage(rooms.error, t('room.unreadableText'))}
      onRetry={() => void rooms.refetch()}
      busy={rooms.isFetching}
    />
  )
}
