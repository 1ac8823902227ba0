import { deleteVisitorSessions } from '#http/sessions/delete-session'
import type { Session } from '#http/sessions/session'
import { listOwnVisitors } from './list-own-visitors.ts'

/** Signs out every browser that `listSessions` shows. */
export async function deleteAllSessions(session: Session): Promise<void> {
  await deleteVisitorSessions(await listOwnVisitors(session))
}
