import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import { deleteVisitorSessions } from '#http/sessions/delete-session'
import type { Session } from '#http/sessions/session'
import { listOwnVisitors } from './list-own-visitors.ts'

/** Signs out the browser of one of the caller's sessions. Throws 404 for anybody else's. */
export async function deleteOneSession(session: Session, sessionId: string): Promise<void> {
  const visitorIds = await listOwnVisitors(session, sessionId)
  if (visitorIds.length === 0) throw new ApiError(commonErrors.unknown)
  await deleteVisitorSessions(visitorIds)
}
