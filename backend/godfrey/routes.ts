import type { Context } from 'koa'
import { incrementCounter, trackEvent } from '#module/analytics'
import { db } from '#database/client'
import { optionalSession, ensureSession } from '#http/guards'
import { route } from '#http/route'
import { startSession } from '#http/session'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { askGodfrey } from './chat/ask-godfrey.ts'
import * as api from './contract.ts'
import { exportConversation } from './chat/export-conversation.ts'
import { createHandoff } from './chat/create-handoff.ts'
import { getGKeyStatus } from './status/get-g-key-status.ts'
import { rateAnswer } from './chat/rate-answer.ts'
import { deleteConversation } from './chat/delete-conversation.ts'
import { streamAnswer } from './chat/stream-answer.ts'

const CHAT_LIMIT = { hits: api.MESSAGES_PER_MINUTE, seconds: 60 }

/** Only clients that name text/event-stream get events; a wildcard Accept header, as browsers send it, gets JSON. */
const hasEventStreamAccept = (ctx: Context) => ctx.get('accept').includes('text/event-stream')

export const godfreyRoutes = [
  route(api.askGodfrey, optionalSession, async ({ body, session, address, ctx }) => {
    // Clients that drop their cookie are limited by address, before a session is stored for them.
    await consumeRateLimit(session ? `godfrey visitor ${session.visitorId}` : `godfrey address ${address}`, CHAT_LIMIT)
    trackEvent(ctx, 'asked')
    incrementCounter('chat')
    const asker = session ?? (await startSession(ctx, db, undefined))
    const answer = hasEventStreamAccept(ctx) ? streamAnswer : askGodfrey
    return answer(body, asker, ctx.get('accept-language'))
  }),
  route(api.rateAnswer, optionalSession, ({ params, body, session }) => rateAnswer(params.id, body, session)),
  route(api.createHandoff, ensureSession, ({ body, session, address }) => createHandoff({ ...body, address }, session)),
  route(api.exportConversation, optionalSession, ({ session }) => exportConversation(session)),
  route(api.deleteConversation, optionalSession, ({ session }) => deleteConversation(session)),
  route(api.getGKeyStatus, optionalSession, ({ session }) => getGKeyStatus(session)),
]
