import { incrementCounter } from '#module/analytics'
import { db } from '#platform/database'
import { toAttemptCaller } from '#platform/guesses'
import { buildCsvHeaders } from '#platform/csv'
import { HttpResponse, publicAccess, optionalSession, requireArtist, requireProductionArtist, route, requireSession } from '#platform/route'
import { getSessionHash, startSession } from '#platform/session'
import { consumeRateLimit } from '#platform/throttle'
import { closeAccount } from './close-account.ts'
import * as api from './contract.ts'
import { createKeymail } from './create-keymail.ts'
import { getRevenueHistory, getRevenue, exportRevenue } from './describe-revenue.ts'
import { issueKeymails } from './issue-keymails.ts'
import { getCopy, listCopies, downloadCertificate, downloadReceipt } from './describe-copy.ts'
import { createGift, claimGift, cancelGift } from './give-copy.ts'
import { exportKeymails, listEditions, listKeymails } from './list-keymails.ts'
import { downloadKeymailSheet } from './print-keymails.ts'
import { redeemKeymail } from './redeem-keymail.ts'
import { sendKeymails, unsubscribeFromKeymails } from './send-keymails.ts'
import { requestSignInLink, signInWithLink } from './sign-in-link.ts'
import { validateKeymail } from './validate-keymail.ts'
import { reissueKeymails, restoreKeymails, voidKeymails } from './void-keymails.ts'

const buildPendingResponse = () => new HttpResponse(202, { status: 'PENDING' })

export const issuingRoutes = [
  route(api.validateKeymail, publicAccess, async ({ body, address, ctx }) => {
    const { keymail, known } = await validateKeymail(body.keymailCode, { address, tokenHash: getSessionHash(ctx) })
    incrementCounter('keymail-checked')
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
  route(api.redeemKeymail, requireSession, async ({ body, session, signIn }) => {
    const redeemed = await redeemKeymail(body, session)
    if (redeemed === 'pending') return buildPendingResponse()
    if (!session.fanIds.includes(redeemed.fanId)) await signIn({ fanId: redeemed.fanId })
    return redeemed.fanData
  }),
  route(api.requestSignInLink, optionalSession, async ({ body, address, session }) => {
    await requestSignInLink(body.keymailCode, toAttemptCaller(address, session))
    return new HttpResponse(202, {
      message: 'If this Keymail is yours, a sign-in link is on its way to the address you paid with.',
    })
  }),
  route(api.signInWithLink, publicAccess, async ({ body, signIn }) => {
    const { fanId, fanData } = await signInWithLink(body.token)
    await signIn({ fanId })
    return fanData
  }),
  route(api.createKeymail, requireProductionArtist, async ({ body, session }) => {
    const { code, address, copy, of, price } = await createKeymail(session.artistId, body)
    return new HttpResponse(201, { data: { keymailId: code, address, copy, of, price } })
  }),
  route(
    api.issueKeymails,
    requireProductionArtist,
    async ({ body, session }) =>
      new HttpResponse(201, {
        keymails: await issueKeymails(session.artistId, body),
      }),
  ),
  route(api.voidKeymails, requireProductionArtist, async ({ body, session }) => ({
    codes: await voidKeymails(session.artistId, body.codes),
  })),
  route(api.restoreKeymails, requireProductionArtist, async ({ body, session }) => ({
    codes: await restoreKeymails(session.artistId, body.codes),
  })),
  route(
    api.reissueKeymails,
    requireProductionArtist,
    async ({ body, session }) =>
      new HttpResponse(201, { keymails: await reissueKeymails(session.artistId, body.codes, body.pricing) }),
  ),
  route(
    api.sendKeymails,
    requireProductionArtist,
    async ({ body, session }) => new HttpResponse(202, await sendKeymails(session.artistId, body.editionId, body)),
  ),
  route(api.unsubscribeFromKeymails, publicAccess, async ({ query }) => {
    await unsubscribeFromKeymails(query.token)
    return { message: 'Your address gets no more mail from artists on TuneMaker.' }
  }),
  route(api.downloadKeymailSheet, requireProductionArtist, ({ params, query, session, ctx }) =>
    downloadKeymailSheet(session.artistId, { editionId: params.id, ...query }, ctx.method === 'HEAD'),
  ),
  route(
    api.exportKeymails,
    requireProductionArtist,
    async ({ params, session }) =>
      new HttpResponse(200, await exportKeymails(session.artistId, params.id), buildCsvHeaders('tunemaker-keymails')),
  ),
  route(api.getCopy, publicAccess, ({ params }) => getCopy(params.id)),
  route(api.listCopies, requireSession, ({ session }) => listCopies(session.fanIds)),
  route(api.downloadCertificate, requireSession, ({ params, session, ctx }) =>
    downloadCertificate(params.id, session.fanIds, ctx.method === 'HEAD'),
  ),
  route(api.downloadReceipt, requireSession, ({ params, session, ctx }) =>
    downloadReceipt(params.id, session.fanIds, ctx.method === 'HEAD'),
  ),
  route(api.createGift, requireSession, async ({ params, body, session }) => {
    await createGift(params.id, session.fanIds, body)
    return new HttpResponse(202, { message: 'The gift is on its way.' })
  }),
  route(api.cancelGift, requireSession, async ({ params, session }) => cancelGift(params.id, session.fanIds)),
  route(api.claimGift, publicAccess, async ({ body, signIn }) => {
    const { fanId, fanData } = await claimGift(body.token)
    await signIn({ fanId })
    return fanData
  }),
  route(api.listKeymails, requireArtist, ({ query, session }) => listKeymails(session.artistId, query)),
  route(api.listEditions, requireArtist, ({ session }) => listEditions(session.artistId)),
  route(api.getRevenue, requireArtist, ({ session }) => getRevenue(session.artistId)),
  route(api.getRevenueHistory, requireArtist, ({ query, session }) => getRevenueHistory(session.artistId, query.period)),
  route(api.exportRevenue, requireArtist, ({ session }) => exportRevenue(session.artistId)),
  route(api.closeAccount, requireProductionArtist, async ({ body, session }) => {
    await consumeRateLimit(`close-account:${session.artistId}`, { hits: 10, seconds: 3600 })
    await closeAccount(session.artistId, body.gKeyId)
  }),
]
