import { HttpResponse, publicAccess, requireArtist, requireProductionArtist, route, requireSession } from '#platform/route'
import { confirmPurchase } from './complete-purchase.ts'
import * as api from './contract.ts'
import { getOpenSale, listOwnOpenSales } from './describe-open-sale.ts'
import { updateOpenSale } from './put-on-sale.ts'
import { joinWaitlist, leaveWaitlist } from './waiting-list.ts'

export const openSaleRoutes = [
  route(api.getOpenSale, publicAccess, ({ params }) => getOpenSale(params.editionId)),
  route(api.confirmPurchase, requireSession, async ({ body, session, signIn }) => {
    const bought = await confirmPurchase(body.paypalOrderId, session)
    if (bought === 'pending') return new HttpResponse(202, { status: 'PENDING' })
    if (!session.fanIds.includes(bought.fanId)) await signIn({ fanId: bought.fanId })
    return bought.fanData
  }),
  route(api.joinWaitlist, publicAccess, async ({ params, body, address }) => {
    await joinWaitlist(params.editionId, body.email, address)
    return new HttpResponse(202, { message: 'You are on the list. We write once, when it is your turn.' })
  }),
  route(api.leaveWaitlist, publicAccess, async ({ body }) => {
    await leaveWaitlist(body.token)
    return { message: 'Your address is gone from this list.' }
  }),
  route(api.listOwnOpenSales, requireArtist, ({ session }) => listOwnOpenSales(session.artistId)),
  route(api.updateOpenSale, requireProductionArtist, ({ params, body, session }) =>
    updateOpenSale(session.artistId, params.editionId, body),
  ),
]
