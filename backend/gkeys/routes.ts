import { guesserOf } from '#platform/guesses'
import { anyone, anyoneKnown, productionArtist, route } from '#platform/route'
import { endSession } from '#platform/session'
import { changePaymentEmail, confirmPaymentEmail } from './change-payment-email.ts'
import * as api from './contract.ts'
import { describeSession } from './describe-session.ts'
import { listDemoKeys } from './list-demo-keys.ts'
import { validateGKey } from './validate-g-key.ts'

export const gkeyRoutes = [
  route(api.validateGKey, anyoneKnown, async ({ body, address, session, signIn }) => {
    const { artistId, data } = await validateGKey(body.gKeyId, guesserOf(address, session))
    await signIn({ artistId })
    return data
  }),
  route(api.describeSession, anyoneKnown, ({ session }) => describeSession(session)),
  route(api.listDemoKeys, anyone, listDemoKeys),
  route(api.endSession, anyone, ({ ctx }) => endSession(ctx)),
  route(api.changePaymentEmail, productionArtist, async ({ body, session }) =>
    (await changePaymentEmail(session.artistId, body.email)).toArtistData(),
  ),
  route(api.confirmPaymentEmail, anyone, ({ body }) => confirmPaymentEmail(body.token)),
]
