import { countSoon } from '#module/analytics'
import { db } from '#platform/database'
import { guesserOf } from '#platform/guesses'
import { csvHeaders } from '#platform/csv'
import { Reply, anyone, anyoneKnown, artist, productionArtist, route, sessionHolder } from '#platform/route'
import { sessionHash, startSession } from '#platform/session'
import { spend } from '#platform/throttle'
import { closeAccount } from './close-account.ts'
import * as api from './contract.ts'
import { createKeymail } from './create-keymail.ts'
import { describeHistory, describeRevenue, exportRevenue } from './describe-revenue.ts'
import { issueAndSend } from './issue-keymails.ts'
import { describeCopy, listCopies, printCertificate, printReceipt } from './describe-copy.ts'
import { offerCopy, takeGift, withdrawGift } from './give-copy.ts'
import { exportKeymails, listEditions, listKeymails } from './list-keymails.ts'
import { printKeymails } from './print-keymails.ts'
import { redeemKeymail } from './redeem-keymail.ts'
import { sendKeymails, stopKeymails } from './send-keymails.ts'
import { askForSignInLink, enterByLink } from './sign-in-link.ts'
import { validateKeymail } from './validate-keymail.ts'
import { reissueKeymails, restoreKeymails, voidKeymails } from './void-keymails.ts'

const pending = () => new Reply(202, { status: 'PENDING' })

export const keymailRoutes = [
  route(api.validateKeymail, anyone, async ({ body, address, ctx }) => {
    const { keymail, known } = await validateKeymail(body.keymailCode, { address, tokenHash: sessionHash(ctx) })
    countSoon('keymail-checked')
    if (!known) await startSession(ctx, db, undefined)
    return {
      songTitle: keymail.title,
      artistName: keymail.artistName,
      pricing: keymail.priceCents / 100,
      keymailCode: keymail.code,
      copy: keymail.copy,
      of: keymail.of,
      songs: keymail.songs,
    }
  }),
  route(api.completeKeymailRedemption, sessionHolder, async ({ body, session, signIn }) => {
    const redeemed = await redeemKeymail(body, session)
    if (redeemed === 'pending') return pending()
    if (!session.fanIds.includes(redeemed.fanId)) await signIn({ fanId: redeemed.fanId })
    return redeemed.fanData
  }),
  route(api.mailSignInLink, anyoneKnown, async ({ body, address, session }) => {
    await askForSignInLink(body.keymailCode, guesserOf(address, session))
    return new Reply(202, {
      message: 'If this Keymail is yours, a sign-in link is on its way to the address you paid with.',
    })
  }),
  route(api.enterByLink, anyone, async ({ body, signIn }) => {
    const { fanId, fanData } = await enterByLink(body.token)
    await signIn({ fanId })
    return fanData
  }),
  route(api.createKeymail, productionArtist, async ({ body, session }) => {
    const { code, address, copy, of, price } = await createKeymail(session.artistId, body)
    return new Reply(201, { data: { keymailId: code, address, copy, of, price } })
  }),
  route(
    api.issueKeymails,
    productionArtist,
    async ({ body, session }) =>
      new Reply(201, {
        keymails: await issueAndSend(session.artistId, body),
      }),
  ),
  route(api.voidKeymails, productionArtist, async ({ body, session }) => ({
    codes: await voidKeymails(session.artistId, body.codes),
  })),
  route(api.restoreKeymails, productionArtist, async ({ body, session }) => ({
    codes: await restoreKeymails(session.artistId, body.codes),
  })),
  route(
    api.reissueKeymails,
    productionArtist,
    async ({ body, session }) =>
      new Reply(201, { keymails: await reissueKeymails(session.artistId, body.codes, body.pricing) }),
  ),
  route(
    api.sendKeymails,
    productionArtist,
    async ({ body, session }) => new Reply(202, await sendKeymails(session.artistId, body.editionId, body)),
  ),
  route(api.stopKeymails, anyone, async ({ query }) => {
    await stopKeymails(query.token)
    return { message: 'Your address gets no more mail from artists on TuneMaker.' }
  }),
  route(api.printKeymails, productionArtist, ({ params, query, session, ctx }) =>
    printKeymails(session.artistId, { editionId: params.id, ...query }, ctx.method === 'HEAD'),
  ),
  route(
    api.exportKeymails,
    productionArtist,
    async ({ params, session }) =>
      new Reply(200, await exportKeymails(session.artistId, params.id), csvHeaders('tunemaker-keymails')),
  ),
  route(api.describeCopy, anyone, ({ params }) => describeCopy(params.id)),
  route(api.listCopies, sessionHolder, ({ session }) => listCopies(session.fanIds)),
  route(api.printCertificate, sessionHolder, ({ params, session, ctx }) =>
    printCertificate(params.id, session.fanIds, ctx.method === 'HEAD'),
  ),
  route(api.printReceipt, sessionHolder, ({ params, session, ctx }) =>
    printReceipt(params.id, session.fanIds, ctx.method === 'HEAD'),
  ),
  route(api.offerCopy, sessionHolder, async ({ params, body, session }) => {
    await offerCopy(params.id, session.fanIds, body)
    return new Reply(202, { message: 'The gift is on its way.' })
  }),
  route(api.withdrawGift, sessionHolder, async ({ params, session }) => withdrawGift(params.id, session.fanIds)),
  route(api.takeGift, anyone, async ({ body, signIn }) => {
    const { fanId, fanData } = await takeGift(body.token)
    await signIn({ fanId })
    return fanData
  }),
  route(api.listKeymails, artist, ({ query, session }) => listKeymails(session.artistId, query)),
  route(api.listEditions, artist, ({ session }) => listEditions(session.artistId)),
  route(api.describeRevenue, artist, ({ session }) => describeRevenue(session.artistId)),
  route(api.describeRevenueHistory, artist, ({ query, session }) => describeHistory(session.artistId, query.period)),
  route(api.exportRevenue, artist, ({ session }) => exportRevenue(session.artistId)),
  route(api.closeAccount, productionArtist, async ({ body, session }) => {
    await spend(`close-account:${session.artistId}`, { hits: 10, seconds: 3600 })
    await closeAccount(session.artistId, body.gKeyId)
  }),
]
