import { publicAccess, requireProductionArtist } from '#http/guards'
import { route } from '#http/route'
import { confirmPaymentEmail } from './confirm-payment-email.ts'
import * as api from './contract.ts'
import { updatePaymentEmail } from './update-payment-email.ts'

export const paymentEmailRoutes = [
  route(api.updatePaymentEmail, requireProductionArtist, async ({ body, session }) =>
    (await updatePaymentEmail(session.artistId, body.email)).toArtistData(),
  ),
  route(api.confirmPaymentEmail, publicAccess, ({ body }) => confirmPaymentEmail(body.token)),
]
