import { countSoon, noteDeed } from '#module/analytics'
import { db } from '#platform/database'
import { anyoneKnown, route } from '#platform/route'
import { startSession } from '#platform/session'
import { spend } from '#platform/throttle'
import { answerQuestion } from './answer-question.ts'
import * as api from './contract.ts'
import { monitorGKey } from './monitor-g-key.ts'

const CHAT_LIMIT = { hits: api.MESSAGES_PER_MINUTE, seconds: 60 }

export const godfreyRoutes = [
  route(api.askGodfrey, anyoneKnown, async ({ body, session, address, ctx }) => {
    // Who throws the cookie away each time is counted by address, before anything is written for them.
    await spend(session ? `godfrey visitor ${session.visitorId}` : `godfrey address ${address}`, CHAT_LIMIT)
    noteDeed(ctx, 'asked')
    countSoon('chat')
    return answerQuestion(body, session ?? (await startSession(ctx, db, undefined)), ctx.get('accept-language'))
  }),
  route(api.monitorGKey, anyoneKnown, ({ session }) => monitorGKey(session)),
]
