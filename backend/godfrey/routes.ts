import type { Context } from 'koa'
import { countSoon, noteDeed } from '#module/analytics'
import { db } from '#platform/database'
import { anyoneKnown, route, visitor } from '#platform/route'
import { startSession } from '#platform/session'
import { spend } from '#platform/throttle'
import { answerQuestion } from './answer-question.ts'
import * as api from './contract.ts'
import { exportConversation } from './export-conversation.ts'
import { handOver } from './hand-over.ts'
import { monitorGKey } from './monitor-g-key.ts'
import { rateAnswer } from './rate-answer.ts'
import { startOver } from './start-over.ts'
import { streamAnswer } from './stream-answer.ts'

const CHAT_LIMIT = { hits: api.MESSAGES_PER_MINUTE, seconds: 60 }

/** Who asks for events by name gets them; everybody else, a browser's star included, gets JSON. */
const wantsStream = (ctx: Context) => ctx.get('accept').includes('text/event-stream')

export const godfreyRoutes = [
  route(api.askGodfrey, anyoneKnown, async ({ body, session, address, ctx }) => {
    // Who throws the cookie away each time is counted by address, before anything is written for them.
    await spend(session ? `godfrey visitor ${session.visitorId}` : `godfrey address ${address}`, CHAT_LIMIT)
    noteDeed(ctx, 'asked')
    countSoon('chat')
    const asker = session ?? (await startSession(ctx, db, undefined))
    const answer = wantsStream(ctx) ? streamAnswer : answerQuestion
    return answer(body, asker, ctx.get('accept-language'))
  }),
  route(api.rateAnswer, anyoneKnown, ({ params, body, session }) => rateAnswer(params.id, body, session)),
  route(api.handOver, visitor, ({ body, session, address }) => handOver({ ...body, address }, session)),
  route(api.exportConversation, anyoneKnown, ({ session }) => exportConversation(session)),
  route(api.startOver, anyoneKnown, ({ session }) => startOver(session)),
  route(api.monitorGKey, anyoneKnown, ({ session }) => monitorGKey(session)),
]
