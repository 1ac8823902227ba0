import { publicAccess, requireArtist, requireProductionArtist } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { confirmPaymentEmail } from './confirm-payment-email.ts'
import * as api from './contract.ts'
import { getPaymentEmailChange } from './changes/get-payment-email-change.ts'
import { cancelPaymentEmailChange } from './changes/cancel-payment-email-change.ts'
import { updatePaymentEmail } from './update-payment-email.ts'

export const paymentEmailRoutes = [
  defineRoute(api.updatePaymentEmail, requireProductionArtist, async ({ body, session }) =>
    (await updatePaymentEmail(session.artistId, body.email)).toArtistData(),
  ),
  defineRoute(api.confirmPaymentEmail, publicAccess, ({ body }) => confirmPaymentEmail(body.token)),
  defineRoute(api.getPaymentEmailChange, requireArtist, ({ session }) => getPaymentEmailChange(session.artistId)),
  defineRoute(api.cancelPaymentEmailChange, publicAccess, ({ body }) => cancelPaymentEmailChange(body.token)),
]
