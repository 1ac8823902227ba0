import { Reply, anyone, route } from '#platform/route'
import { confirmAddress, unsubscribe } from './confirm-address.ts'
import * as api from './contract.ts'
import { giveFeedback } from './give-feedback.ts'
import { subscribe, takeGift } from './leave-address.ts'

export const visitorRoutes = [
  route(api.subscribe, anyone, async ({ body, address }) => new Reply(202, await subscribe(body.email, address))),
  route(api.takeGift, anyone, async ({ body, address }) => new Reply(202, await takeGift(body, address))),
  route(api.giveFeedback, anyone, async ({ body, address }) => new Reply(201, await giveFeedback(body, address))),
  route(api.confirmAddress, anyone, ({ body }) => confirmAddress(body.token)),
  route(api.unsubscribe, anyone, ({ body }) => unsubscribe(body.token)),
]
