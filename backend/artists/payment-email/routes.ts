import { publicAccess, requireProductionArtist } from '#http/guards'
import { route } from '#http/route'
import { confirmPaymentEmail } from './confirm-payment-email.ts'
import * as paymentEmailApi from './contract.ts'
import { updatePaymentEmail } from './update-payment-email.ts'

export const paymentEmailRoutes = [
  route(paymentEmailApi.updatePaymentEmail, requireProductionArtist, async ({ body, session }) =>
    (await updatePaymentEmail(session.artistId, body.email)).toArtistData(),
  ),
  route(paymentEmailApi.confirmPaymentEmail, publicAccess, ({ body }) => confirmPaymentEmail(body.token)),
]
