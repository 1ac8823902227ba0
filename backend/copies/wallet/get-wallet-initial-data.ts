import { getSession as getSessionCall } from '#contract/auth'
import { listRooms as listRoomsCall } from '#contract/green-room'
import type { Session } from '#http/sessions/session'
import { getSession } from '#module/auth'
import { listRooms } from '#module/green-room'
import type { InitialData } from '#pages/get-initial-data'
import { listCopies as listCopiesCall } from '#contract/copies'
import { listCopies } from '../list-copies.ts'

/** More than fit on the first screen; the page loads the rest. */
const COPY_COUNT = 12

/** What a fan's wallet is rendered with. */
export async function getWalletInitialData(session: Session): Promise<InitialData> {
  const [account, copies, rooms] = await Promise.all([
    getSession(session),
    listCopies(session.fanIds),
    listRooms(session),
  ])
  const shown = copies.slice(0, COPY_COUNT)
  const codes = new Set(shown.map(({ code }) => code))
  return {
    [getSessionCall.path]: account,
    [listCopiesCall.path]: shown,
    [listRoomsCall.path]: rooms.map((room) => ({
      ...room,
      songs: room.songs
        .filter(({ keymailCode }) => keymailCode !== null && codes.has(keymailCode))
        // The wallet draws no waveforms.
        .map((song) => ({ ...song, peaks: null })),
    })),
  }
}
