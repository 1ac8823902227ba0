import { HttpResponse, publicAccess, route } from '#platform/route'
import { confirmAddress, unsubscribeFromNewsletter } from './confirm-address.ts'
import * as api from './contract.ts'
import { createFeedback } from './give-feedback.ts'
import { subscribeToNewsletter, downloadGift } from './leave-address.ts'

export const newsletterRoutes = [
  route(api.subscribeToNewsletter, publicAccess, async ({ body, address }) => new HttpResponse(202, await subscribeToNewsletter(body.email, address))),
  route(api.downloadGift, publicAccess, async ({ body, address }) => new HttpResponse(202, await downloadGift(body, address))),
  route(api.createFeedback, publicAccess, async ({ body, address }) => new HttpResponse(201, await createFeedback(body, address))),
  route(api.confirmAddress, publicAccess, ({ body }) => confirmAddress(body.token)),
  route(api.unsubscribeFromNewsletter, publicAccess, ({ body }) => unsubscribeFromNewsletter(body.token)),
]
