import type { listRoomNews, RoomNews } from '#contract/green-room'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useAccount } from '#frontend/auth/use-account.ts'

// Types only: the navigation is on every page, and the contract's code would be in every page's bundle.
const listRoomNewsEndpoint = { method: 'GET', path: '/api/room-news' } as typeof listRoomNews

const REFRESH_SECONDS = 120

export const calculateUnseen = ({ unseen }: RoomNews): number => unseen.wall + unseen.chat + unseen.thread

/** What is new in the Green Rooms of this browser. Nothing is asked for without a session. */
export const useRoomNews = () => useRoomNewsOf(useAccount())

/** The same for who has asked for the account already: each reader of a query costs the first render time. */
export function useRoomNewsOf(account: ReturnType<typeof useAccount>) {
  const isMember = account !== undefined && (account.artist !== null || account.fans.length > 0)
  const news = useApiQuery(listRoomNewsEndpoint, { enabled: isMember, everySeconds: REFRESH_SECONDS })
  const rooms = isMember ? (news.data ?? []) : []
  return {
    rooms,
    isError: news.isError,
    isPending: isMember && news.isPending,
    /** Unseen entries in all rooms, or in those with this access. */
    countUnseenIn: (access?: RoomNews['access'], artistId?: string) =>
      rooms
        .filter((room) => (access ?? room.access) === room.access && (artistId ?? room.artistId) === room.artistId)
        .reduce((sum, room) => sum + calculateUnseen(room), 0),
  }
}
