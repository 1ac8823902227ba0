import { publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import { confirmAddress } from './confirm-address.ts'
import * as api from './contract.ts'
import { downloadGift } from './download-gift.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts'

export const newsletterRoutes = [
  route(
    api.subscribeToNewsletter,
    publicAccess,
    async ({ body, address }) => new HttpResponse(202, await subscribeToNewsletter(body.email, address)),
  ),
  route(
    api.downloadGift,
    publicAccess,
    async ({ body, address }) => new HttpResponse(202, await downloadGift(body, address)),
  ),
  route(api.confirmAddress, publicAccess, ({ body }) => confirmAddress(body.token)),
  route(api.unsubscribeFromNewsletter, publicAccess, ({ body }) => unsubscribeFromNewsletter(body.token)),
]
