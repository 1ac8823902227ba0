import { HttpResponse } from '#http/http-response'
import { publicAccess, requireArtist, requireProductionArtist, requireSession } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { confirmPurchase } from './confirm-purchase.ts'
import * as api from './contract.ts'
import { getDiscount } from './get-discount.ts'
import { getOpenSale } from './get-open-sale.ts'
import { listOwnOpenSales } from './list-own-open-sales.ts'
import { updateOpenSale } from './update-open-sale.ts'
import { getRequestLanguage } from '#http/sessions/request-language'
import { toTranslatedRefusal } from '#text/messages/to-translated-refusal'
import { createWaitlistEntry } from './waitlist/create-waitlist-entry.ts'
import { deleteWaitlistEntry } from './waitlist/delete-waitlist-entry.ts'

export const openSaleRoutes = [
  defineRoute(api.getOpenSale, publicAccess, ({ params }) => getOpenSale(params.editionId)),
  defineRoute(api.getDiscount, publicAccess, ({ params, body, address, proof }) =>
    getDiscount(params.editionId, body.code, { address, proof }),
  ),
  defineRoute(api.confirmPurchase, requireSession, async ({ body, session, signIn }) => {
    const bought = await confirmPurchase(body.paypalOrderId, session)
    if (bought === 'pending') return new HttpResponse(202, { status: 'PENDING' })
    if (!session.fanIds.includes(bought.fanId)) await signIn({ fanId: bought.fanId })
    return bought.fanData
  }),
  defineRoute(api.createWaitlistEntry, publicAccess, async ({ params, body, address, ctx }) => {
    const language = getRequestLanguage(ctx)
    await createWaitlistEntry(params.editionId, body.email, address, language)
    return new HttpResponse(202, {
      message: toTranslatedRefusal('You are on the list. We’ll write once, when it is your turn.', language),
    })
  }),
  defineRoute(api.deleteWaitlistEntry, publicAccess, async ({ body, ctx }) => {
    await deleteWaitlistEntry(body.token)
    return { message: toTranslatedRefusal('Your address is gone from this list.', getRequestLanguage(ctx)) }
  }),
  defineRoute(api.listOwnOpenSales, requireArtist, ({ session }) => listOwnOpenSales(session.artistId)),
  defineRoute(api.updateOpenSale, requireProductionArtist, ({ params, body, session }) =>
    updateOpenSale(session.artistId, params.editionId, body),
  ),
]
