import { publicAccess, requireProductionArtist, requireSession } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { defineRoute } from '#http/define-route'
import { getSessionHash } from '#http/sessions/session-cookie'
import { startSession } from '#http/sessions/start-session'
import { trackEventCount } from '#module/analytics'
import { closeAccount } from './close-account.ts'
import * as api from './contract.ts'
import { redeemKeymail } from './redeem-keymail.ts'
import { validateKeymail } from './validate-keymail.ts'

const buildPendingResponse = () => new HttpResponse(202, { status: 'PENDING' })

export const keymailRoutes = [
  defineRoute(api.validateKeymail, publicAccess, async ({ body, address, proof, ctx }) => {
    const caller = { address, proof, tokenHash: getSessionHash(ctx) }
    const { keymail, known } = await validateKeymail(body.keymailCode, caller)
    trackEventCount('keymail-checked')
    if (!known) await startSession(ctx)
    return {
      songTitle: keymail.title,
      artistName: keymail.artistName,
      pricing: keymail.priceCents / 100,
      keymailCode: keymail.code,
      copy: keymail.copy,
      of: keymail.of,
      songs: keymail.songs,
      cover: keymail.cover,
      paying: keymail.paying,
    }
  }),
  defineRoute(api.redeemKeymail, requireSession, async ({ body, session, signIn }) => {
    const redeemed = await redeemKeymail(body, session)
    if (redeemed === 'pending') return buildPendingResponse()
    if (!session.fanIds.includes(redeemed.fanId)) await signIn({ fanId: redeemed.fanId })
    return redeemed.fanData
  }),
  defineRoute(api.closeAccount, requireProductionArtist, async ({ body, session }) => {
    await consumeRateLimit(`close-account:${session.artistId}`, { hits: 10, seconds: 3600 })
    await closeAccount(session.artistId, body.gKeyId)
  }),
]
