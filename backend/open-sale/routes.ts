import { Reply, anyone, artist, productionArtist, route, sessionHolder } from '#platform/route'
import { completePurchase } from './complete-purchase.ts'
import * as api from './contract.ts'
import { describeOpenSale, listOwnSales } from './describe-open-sale.ts'
import { putOnSale } from './put-on-sale.ts'
import { joinWaitingList, leaveWaitingList } from './waiting-list.ts'

export const openSaleRoutes = [
  route(api.describeOpenSale, anyone, ({ params }) => describeOpenSale(params.editionId)),
  route(api.completePurchase, sessionHolder, async ({ body, session, signIn }) => {
    const bought = await completePurchase(body.paypalOrderId, session)
    if (bought === 'pending') return new Reply(202, { status: 'PENDING' })
    if (!session.fanIds.includes(bought.fanId)) await signIn({ fanId: bought.fanId })
    return bought.fanData
  }),
  route(api.joinWaitingList, anyone, async ({ params, body, address }) => {
    await joinWaitingList(params.editionId, body.email, address)
    return new Reply(202, { message: 'You are on the list. We write once, when it is your turn.' })
  }),
  route(api.leaveWaitingList, anyone, async ({ body }) => {
    await leaveWaitingList(body.token)
    return { message: 'Your address is gone from this list.' }
  }),
  route(api.listOwnSales, artist, ({ session }) => listOwnSales(session.artistId)),
  route(api.putOnSale, productionArtist, ({ params, body, session }) =>
    putOnSale(session.artistId, params.editionId, body),
  ),
]
