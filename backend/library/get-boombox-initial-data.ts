import { getSession as getSessionCall } from '#contract/auth'
import { listRoomNews as listRoomNewsCall } from '#contract/green-room'
import type { Session } from '#http/sessions/session'
import { getSession } from '#module/auth'
import { listRoomNews } from '#module/green-room'
import type { InitialData } from '#pages/get-initial-data'
import { getLibrary as getLibraryCall } from './contract.ts'
import { getLibrary } from './get-library.ts'

/** Of a longer library the page would hold a part until the rest is there, and the listener's place may be in the rest. */
const TRACKS_MAX = 24

/** What the Virtual Boombox is rendered with: the same for everybody who is not a fan. Undefined for a long library. */
export async function getBoomboxInitialData(session?: Session): Promise<InitialData | undefined> {
  const [library, account, news] = await Promise.all([
    getLibrary(session),
    session && getSession(session),
    session && listRoomNews(session),
  ])
  if (library.tracks.length > TRACKS_MAX) return undefined
  return {
    [getLibraryCall.path]: library,
    ...(account && { [getSessionCall.path]: account }),
    ...(news && { [listRoomNewsCall.path]: news }),
  }
}
