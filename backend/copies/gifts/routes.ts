import { publicAccess, requireSession } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { getRequestLanguage } from '#http/sessions/request-language'
import { cancelGift } from './cancel-gift.ts'
import { claimGift } from './claim-gift.ts'
import * as api from './contract.ts'
import { confirmTransfer } from './transfers/confirm-transfer.ts'
import { createGift } from './create-gift.ts'
import { createTransfer } from './transfers/create-transfer.ts'

export const giftRoutes = [
  defineRoute(api.createGift, requireSession, async ({ params, body, session, ctx }) => {
    await createGift(params.id, session.fanIds, body, getRequestLanguage(ctx))
    return new HttpResponse(202, { message: 'The gift is on its way.' })
  }),
  defineRoute(api.cancelGift, requireSession, async ({ params, session }) => cancelGift(params.id, session.fanIds)),
  defineRoute(api.createTransfer, requireSession, async ({ params, body, session, ctx }) => {
    await createTransfer(params.id, session.fanIds, body, getRequestLanguage(ctx))
    return new HttpResponse(202, { message: 'Please confirm it by the link we mailed to you.' })
  }),
  defineRoute(api.confirmTransfer, publicAccess, ({ body, ctx }) =>
    confirmTransfer(body.token, getRequestLanguage(ctx)),
  ),
  defineRoute(api.claimGift, publicAccess, async ({ body, signIn }) => {
    const { fanId, fanData } = await claimGift(body.token)
    await signIn({ fanId })
    return fanData
  }),
]
