import { requireSession } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { deleteAllSessions } from './delete-all-sessions.ts'
import { deleteOneSession } from './delete-one-session.ts'
import { listSessions } from './list-sessions.ts'

export const sessionRoutes = [
  defineRoute(api.listSessions, requireSession, ({ session }) => listSessions(session)),
  defineRoute(api.deleteOneSession, requireSession, ({ session, params }) => deleteOneSession(session, params.id)),
  defineRoute(api.deleteAllSessions, requireSession, ({ session }) => deleteAllSessions(session)),
]
