import { publicAccess } from '#http/guards'
import { getRequestLanguage } from '#http/sessions/request-language'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { confirmAddress } from './addresses/confirm-address.ts'
import * as api from './contract.ts'
import { downloadGift } from './gift/download-gift.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { deleteNewsletterSubscription } from './delete-newsletter-subscription.ts'

export const newsletterRoutes = [
  defineRoute(
    api.subscribeToNewsletter,
    publicAccess,
    async ({ body, address, ctx }) =>
      new HttpResponse(202, await subscribeToNewsletter(body.email, address, getRequestLanguage(ctx))),
  ),
  defineRoute(
    api.downloadGift,
    publicAccess,
    async ({ body, address, ctx }) => new HttpResponse(202, await downloadGift(body, address, getRequestLanguage(ctx))),
  ),
  defineRoute(api.confirmAddress, publicAccess, ({ body }) => confirmAddress(body.token)),
  defineRoute(api.deleteNewsletterSubscription, publicAccess, ({ body }) => deleteNewsletterSubscription(body.token)),
]
