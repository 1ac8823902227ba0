import { listRooms, type Room } from '#contract/green-room'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useAccount } from '#frontend/auth/use-account.ts'

export type OwnCopy = Room['songs'][number] & Pick<Room, 'artistId' | 'artistName'>

/** The signed-in fan's copies of a song, each with its number. */
export function useOwnCopies(songId: string): OwnCopy[] {
  const isFan = (useAccount()?.fans.length ?? 0) > 0
  const rooms = useApiQuery(listRooms, { enabled: isFan })
  return (rooms.data ?? []).flatMap(({ access, artistId, artistName, songs }) =>
    access === 'fan' ? songs.filter(({ id }) => id === songId).map((song) => ({ ...song, artistId, artistName })) : [],
  )
}
