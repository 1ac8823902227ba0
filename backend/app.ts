import type { Context } from 'koa'
import { staffRoutes } from '#routes/auth/staff'
import { adminDashboardRoutes } from '#routes/admin/dashboard'
import { reviewRoutes } from '#routes/admin/reviews'
import { adminStaffRoutes } from '#routes/admin/staff'
import { watermarkRoutes } from '#routes/art-cards/copies'
import { adminSearchRoutes } from '#routes/admin/search'
import { moderationRoutes } from '#routes/admin/moderation'
import { auditRoutes } from '#routes/audit'
import { analyticsRoutes } from '#routes/analytics'
import { correctionRoutes } from '#routes/corrections'
import { artCardRoutes } from '#routes/art-cards/cards'
import { artCopyRoutes } from '#routes/art-cards/copies'
import { collectorRoutes } from '#routes/art-cards/collectors'
import { getGalleryInitialData } from '#module/art-cards/cards'
import { sessionRoutes } from '#routes/auth/sessions'
import { authRoutes } from '#routes/auth'
import { paymentEmailRoutes } from '#routes/artists/payment-email'
import { applicationRoutes } from '#routes/applications'
import { addressRoutes } from '#routes/artists/addresses'
import { profileRoutes } from '#routes/artists/profile'
import { godfreyRoutes } from '#routes/godfrey'
import { greenRoomRoutes } from '#routes/green-room'
import { roomEntryRoutes } from '#routes/green-room/entries'
import { roomMemberRoutes } from '#routes/green-room/members'
import { keymailRoutes } from '#routes/keymails'
import { signInLinkRoutes } from '#routes/keymails/sign-in'
import { keymailIssuingRoutes } from '#routes/keymails/issuing'
import { keymailMailingRoutes } from '#routes/keymails/mailings'
import { keymailListingRoutes } from '#routes/keymails/listing'
import { copyRoutes } from '#routes/copies'
import { editionLogRoutes } from '#routes/edition-log'
import { giftRoutes } from '#routes/copies/gifts'
import { downloadRoutes } from '#routes/copies/downloads'
import { refundRequestRoutes } from '#routes/copies/refund-requests'
import { revenueRoutes } from '#routes/revenue'
import { saleNoticeRoutes } from '#routes/revenue/notices'
import { shareRoutes } from '#routes/revenue/shares'
import { statementRoutes } from '#routes/revenue/statements'
import { letterRoutes } from '#routes/letters'
import { openSaleRoutes } from '#routes/open-sales'
import { discountRoutes } from '#routes/open-sales/discounts'
import { operationsDashboardRoutes } from '#routes/operations/dashboard'
import { jobRoutes } from '#routes/operations/jobs'
import { learningRoutes } from '#routes/operations/learning'
import { findingRoutes } from '#routes/operations/checks'
import { libraryRoutes } from '#routes/library'
import { orderRoutes } from '#routes/payments/orders'
import { webhookRoutes } from '#routes/payments/webhooks'
import { sharingRoutes } from '#routes/sharing'
import { getMovedPath, isShareable, renderHead, renderPageHead } from '#module/sharing'
import { uploadRoutes } from '#routes/uploads'
import { editionRoutes } from '#routes/catalog/editions'
import { playbackRoutes } from '#routes/playback'
import { catalogRoutes } from '#routes/catalog'
import { getReleaseInitialData } from '#module/catalog'
import { getWalletInitialData } from '#module/copies'
import { getBoomboxInitialData } from '#module/library'
import { coverRoutes } from '#routes/catalog/covers'
import { recordingRoutes } from '#routes/catalog/recordings'
import { detailRoutes } from '#routes/catalog/details'
import { releaseRoutes } from '#routes/catalog/releases'
import { searchRoutes } from '#routes/search'
import { followRoutes } from '#routes/follows'
import { webhookMessages } from '#contract/webhooks'
import { artistWebhookRoutes } from '#routes/webhooks'
import { fanMessageRoutes } from '#routes/follows/messages'
import { pushRoutes } from '#routes/follows/push'
import { federationRoutes } from '#routes/federation'
import { newsletterRoutes } from '#routes/newsletter'
import { feedbackRoutes } from '#routes/feedback'
import { deletionRoutes } from '#routes/personal-data/deletions'
import { exportRoutes } from '#routes/personal-data/exports'
import { personalDataLinkRoutes } from '#routes/personal-data/links'
import { startCardPurchase } from '#contract/art-cards/copies'
import { createOrder } from '#contract/payments/orders'
import { createSoldOutAnswer } from '#module/payments/holds'
import { sendKnownRange } from '#module/playback'
import { sendErrors } from './http/send-errors.ts'
import { accessTokenRoutes } from './http/access-tokens/routes.ts'
import { healthRoutes } from './http/health/routes.ts'
import { buildApiDescriptionRoute } from './http/openapi/routes.ts'
import type { EarlyAnswer } from './http/ready-answers/ready-answers.ts'
import { Application } from './http/routing/application.ts'
import { RouteTable } from './http/routing/route-table.ts'
import { assertSameOrigin } from './http/assert-same-origin.ts'
import { applyPageHeaders } from './http/security-headers.ts'
import { type Frontend, type PageOptions, createFrontend } from './pages/frontend.ts'
import { getInitialData, getOwnInitialData, type InitialData } from './pages/get-initial-data.ts'
import { getRequestLanguage } from './http/sessions/request-language.ts'
import { getSession, type Session } from './http/sessions/session.ts'
import { getSessionHash } from './http/sessions/session-cookie.ts'
import { buildLanguagePath, parseLanguagePath } from '#text/messages/language-path'
import { runRequest } from './http/run-request.ts'

const WALLET = '/wallet'
const BOOMBOX = '/virtual-boombox'

/** The calls of every module. */
export function buildRouteTable(): RouteTable {
  const routes = [
    ...catalogRoutes,
    ...coverRoutes,
    ...recordingRoutes,
    ...detailRoutes,
    ...searchRoutes,
    ...playbackRoutes,
    ...keymailRoutes,
    ...orderRoutes,
    ...openSaleRoutes,
    ...discountRoutes,
    ...uploadRoutes,
    ...editionRoutes,
    ...releaseRoutes,
    ...keymailIssuingRoutes,
    ...keymailListingRoutes,
    ...keymailMailingRoutes,
    ...signInLinkRoutes,
    ...copyRoutes,
    ...giftRoutes,
    ...downloadRoutes,
    ...refundRequestRoutes,
    ...editionLogRoutes,
    ...revenueRoutes,
    ...saleNoticeRoutes,
    ...statementRoutes,
    ...shareRoutes,
    ...webhookRoutes,
    ...authRoutes,
    ...sessionRoutes,
    ...accessTokenRoutes,
    ...applicationRoutes,
    ...profileRoutes,
    ...addressRoutes,
    ...paymentEmailRoutes,
    ...greenRoomRoutes,
    ...roomEntryRoutes,
    ...roomMemberRoutes,
    ...libraryRoutes,
    ...artCardRoutes,
    ...artCopyRoutes,
    ...collectorRoutes,
    ...godfreyRoutes,
    ...letterRoutes,
    ...newsletterRoutes,
    ...followRoutes,
    ...artistWebhookRoutes,
    ...fanMessageRoutes,
    ...pushRoutes,
    ...federationRoutes,
    ...feedbackRoutes,
    ...personalDataLinkRoutes,
    ...exportRoutes,
    ...deletionRoutes,
    ...correctionRoutes,
    ...staffRoutes,
    ...adminDashboardRoutes,
    ...reviewRoutes,
    ...adminStaffRoutes,
    ...adminSearchRoutes,
    ...moderationRoutes,
    ...auditRoutes,
    ...watermarkRoutes,
    ...sharingRoutes,
    ...analyticsRoutes,
    ...operationsDashboardRoutes,
    ...jobRoutes,
    ...learningRoutes,
    ...findingRoutes,
    ...healthRoutes,
  ]
  const table = new RouteTable()
  const description = buildApiDescriptionRoute(
    routes.flatMap(({ endpoint }) => endpoint ?? []),
    webhookMessages,
  )
  for (const add of [...routes, description]) add(table)
  return table
}

/** What is answered before Koa, since thousands ask for it at once: see decision 0290. */
export const earlyAnswers: readonly EarlyAnswer[] = [
  sendKnownRange,
  createSoldOutAnswer(createOrder, 'reference'),
  createSoldOutAnswer(startCardPurchase, 'cardId'),
]

/** Builds the web application, from the outside in: context and measuring, errors, the calls of every module, the pages. */
export async function createApp(): Promise<Application> {
  const table = buildRouteTable()
  const servePage = buildPageHandler(await createFrontend(renderHead))
  return new Application((ctx) =>
    runRequest(ctx, () =>
      sendErrors(ctx, () => {
        assertSameOrigin(ctx)
        return table.dispatch(ctx, () => servePage(ctx))
      }),
    ),
  )
}

function buildPageHandler(frontend: Frontend) {
  return async (ctx: Context) => {
    const isPage = (ctx.method === 'GET' || ctx.method === 'HEAD') && !/^\/+(api|paypal)(\/|$)/i.test(ctx.path)
    if (!isPage) return
    // Also for pages that do not exist: the 404 page needs the same protection.
    applyPageHeaders(ctx)
    const { language, path } = parseLanguagePath(ctx.path)
    if (language === 'english' && frontend.hasPage(path)) {
      const preferred = getRequestLanguage(ctx)
      ctx.vary('Accept-Language')
      ctx.vary('Cookie')
      if (preferred !== 'english') return redirect(ctx, 302, buildLanguagePath(preferred, path))
    }
    const moved = await getMovedPath(path)
    if (moved) return redirect(ctx, 301, buildLanguagePath(language, moved))
    const [head, data] = await Promise.all([
      isShareable(path) ? renderPageHead(path, language) : undefined,
      getPageData(ctx, path),
    ])
    await frontend.serve(ctx, { head, ...data })
  }
}

/** Pages that are rendered with what belongs to the fan who opens them. */
const ownPages = new Map<string, (session: Session) => Promise<InitialData | undefined>>([
  [WALLET, getWalletInitialData],
  [BOOMBOX, getBoomboxInitialData],
])

/** What a page is rendered with that shows what is in the database. */
async function getPageData(ctx: Context, path: string): Promise<Pick<PageOptions, 'initialData' | 'isOwn'>> {
  const loadOwn = ownPages.get(path)
  if (!loadOwn) return { initialData: await getPublicInitialData(path) }
  ctx.vary('Cookie')
  if (!getSessionHash(ctx)) return { initialData: await getPublicInitialData(path) }
  let isFan: boolean | undefined
  const initialData = await getOwnInitialData(path, async () => {
    const session = await getSession(ctx)
    isFan = (session?.fanIds.length ?? 0) > 0
    return session && isFan ? loadOwn(session) : undefined
  })
  // Those who are not fans see what visitors see. If the session is not known in time, the browser asks.
  return isFan === false ? { initialData: await getPublicInitialData(path) } : { initialData, isOwn: true }
}

const getPublicInitialData = async (path: string): Promise<InitialData | undefined> =>
  path === BOOMBOX
    ? getInitialData(path, () => getBoomboxInitialData())
    : ((await getGalleryInitialData(path)) ?? (await getReleaseInitialData(path)))

function redirect(ctx: Context, status: 301 | 302, path: string): void {
  ctx.status = status
  // An artist may go back to an earlier address, and anybody may choose another language.
  ctx.set('cache-control', status === 301 ? 'public, max-age=300' : 'no-store')
  ctx.redirect(path + ctx.search)
}
