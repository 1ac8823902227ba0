import { trackEventCount, trackVisitorAction } from '#module/analytics'
import { optionalSession, ensureSession } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { startSession } from '#http/sessions/start-session'
import { consumeNetworkCost } from '#http/limits/network-cost'
import { createTurn } from './chat/create-turn.ts'
import * as api from './contract.ts'
import { downloadConversation } from './chat/download-conversation.ts'
import { createHandoff } from './chat/handoff/create-handoff.ts'
import { getGKeyStatus } from './account/get-g-key-status.ts'
import { updateRating } from './chat/update-rating.ts'
import { deleteConversation } from './chat/delete-conversation.ts'
import { streamAnswer } from './chat/stream-answer.ts'

const CHAT_LIMIT = { hits: api.MESSAGES_PER_MINUTE, seconds: 60 }

/** A first question costs as much as ten, so that free sessions do not multiply what one browser may ask. */
const NEW_CONVERSATION_COST = 10
const CHAT_LIMIT_PER_NETWORK = { hits: api.MESSAGES_PER_MINUTE + NEW_CONVERSATION_COST, seconds: 60 }

export const godfreyRoutes = [
  defineRoute(api.createTurn, optionalSession, async ({ body, session, address, proof, ctx }) => {
    const own = session ? [{ bucket: `godfrey visitor ${session.visitorId}`, ...CHAT_LIMIT }] : []
    // Before a session is stored for clients that drop their cookie.
    await consumeNetworkCost(
      { name: 'godfrey network', perNetwork: CHAT_LIMIT_PER_NETWORK, own },
      { address, proof },
      session ? 1 : NEW_CONVERSATION_COST,
    )
    trackVisitorAction(ctx, 'asked')
    trackEventCount('chat')
    const asker = session ?? (await startSession(ctx))
    // Only clients that name it get events; a wildcard, as browsers send it, gets JSON.
    const answer = ctx.get('accept').includes('text/event-stream') ? streamAnswer : createTurn
    return answer(body, asker, ctx.get('accept-language'), address)
  }),
  defineRoute(api.updateRating, optionalSession, ({ params, body, session }) => updateRating(params.id, body, session)),
  defineRoute(api.createHandoff, ensureSession, ({ body, session, address }) =>
    createHandoff({ ...body, address }, session),
  ),
  defineRoute(api.downloadConversation, optionalSession, ({ session }) => downloadConversation(session)),
  defineRoute(api.deleteConversation, optionalSession, ({ session }) => deleteConversation(session)),
  defineRoute(api.getGKeyStatus, optionalSession, ({ session }) => getGKeyStatus(session)),
]
