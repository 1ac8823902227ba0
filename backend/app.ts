import Koa, { type Context, type Next } from 'koa'
import { staffRoutes } from '#module/auth/staff'
import { adminDashboardRoutes } from '#module/admin/dashboard'
import { reviewRoutes } from '#module/admin/reviews'
import { adminStaffRoutes } from '#module/admin/staff'
import { watermarkRoutes } from '#module/art-cards/copies'
import { adminSearchRoutes } from '#module/admin/search'
import { moderationRoutes } from '#module/admin/moderation'
import { auditRoutes } from '#module/audit'
import { analyticsRoutes } from '#module/analytics'
import { correctionRoutes } from '#module/corrections'
import { artCardRoutes } from '#module/art-cards/cards'
import { artCopyRoutes } from '#module/art-cards/copies'
import { collectorRoutes } from '#module/art-cards/collectors'
import { getGalleryInitialData } from '#module/art-cards/cards'
import { sessionRoutes } from '#module/auth/sessions'
import { authRoutes } from '#module/auth'
import { paymentEmailRoutes } from '#module/artists/payment-email'
import { applicationRoutes } from '#module/applications'
import { addressRoutes } from '#module/artists/addresses'
import { profileRoutes } from '#module/artists/profile'
import { godfreyRoutes } from '#module/godfrey'
import { greenRoomRoutes } from '#module/green-room'
import { roomEntryRoutes } from '#module/green-room/entries'
import { roomMemberRoutes } from '#module/green-room/members'
import { keymailRoutes } from '#module/keymails'
import { signInLinkRoutes } from '#module/keymails/sign-in'
import { keymailIssuingRoutes } from '#module/keymails/issuing'
import { keymailMailingRoutes } from '#module/keymails/mailings'
import { keymailListingRoutes } from '#module/keymails/listing'
import { copyRoutes } from '#module/copies'
import { editionLogRoutes } from '#module/edition-log'
import { giftRoutes } from '#module/copies/gifts'
import { downloadRoutes } from '#module/copies/downloads'
import { refundRequestRoutes } from '#module/copies/refund-requests'
import { revenueRoutes } from '#module/revenue'
import { saleNoticeRoutes } from '#module/revenue/notices'
import { shareRoutes } from '#module/revenue/shares'
import { statementRoutes } from '#module/revenue/statements'
import { letterRoutes } from '#module/letters'
import { openSaleRoutes } from '#module/open-sales'
import { discountRoutes } from '#module/open-sales/discounts'
import { operationsDashboardRoutes } from '#module/operations/dashboard'
import { jobRoutes } from '#module/operations/jobs'
import { learningRoutes } from '#module/operations/learning'
import { findingRoutes } from '#module/operations/checks'
import { libraryRoutes } from '#module/library'
import { orderRoutes } from '#module/payments/orders'
import { webhookRoutes } from '#module/payments/webhooks'
import { getMovedPath, isShareable, renderHead, renderPageHead, sharingRoutes } from '#module/sharing'
import { uploadRoutes } from '#module/uploads'
import { editionRoutes } from '#module/catalog/editions'
import { playbackRoutes } from '#module/playback'
import { catalogRoutes, getReleaseInitialData } from '#module/catalog'
import { coverRoutes } from '#module/catalog/covers'
import { recordingRoutes } from '#module/catalog/recordings'
import { detailRoutes } from '#module/catalog/details'
import { releaseRoutes } from '#module/catalog/releases'
import { searchRoutes } from '#module/search'
import { followRoutes } from '#module/follows'
import { webhookMessages } from '#contract/webhooks'
import { artistWebhookRoutes } from '#module/webhooks'
import { fanMessageRoutes } from '#module/follows/messages'
import { pushRoutes } from '#module/follows/push'
import { federationRoutes } from '#module/federation'
import { newsletterRoutes } from '#module/newsletter'
import { feedbackRoutes } from '#module/feedback'
import { deletionRoutes } from '#module/personal-data/deletions'
import { exportRoutes } from '#module/personal-data/exports'
import { personalDataLinkRoutes } from '#module/personal-data/links'
import { sendErrors } from './http/send-errors.ts'
import { accessTokenRoutes } from './http/access-tokens/routes.ts'
import { healthRoutes } from './http/health/routes.ts'
import { buildApiDescriptionRoute } from './http/openapi/routes.ts'
import { RouteTable } from './http/routing/route-table.ts'
import { assertSameOrigin } from './http/assert-same-origin.ts'
import { applyPageHeaders } from './http/security-headers.ts'
import { type Frontend, createFrontend } from './pages/frontend.ts'
import { getRequestLanguage } from './http/sessions/request-language.ts'
import { buildLanguagePath, parseLanguagePath } from '#text/messages/language-path'
import { runRequest } from './http/run-request.ts'

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

/** Builds the web application: middleware from the outside in, then the calls of every module, then the pages. */
export async function createApp(): Promise<Koa> {
  const app = new Koa()
  const table = buildRouteTable()
  app.use((ctx, next) =>
    runRequest(ctx, () =>
      sendErrors(ctx, () => {
        assertSameOrigin(ctx)
        return table.dispatch(ctx, next)
      }),
    ),
  )
  app.use(servePages(await createFrontend(renderHead)))
  return app
}

function servePages(frontend: Frontend) {
  return async (ctx: Context, next: Next) => {
    const isPage = (ctx.method === 'GET' || ctx.method === 'HEAD') && !/^\/+(api|paypal)(\/|$)/i.test(ctx.path)
    // Also for pages that do not exist: the 404 page needs the same protection.
    if (isPage) applyPageHeaders(ctx)
    if (!isPage) return next()
    const { language, path } = parseLanguagePath(ctx.path)
    if (language === 'english' && frontend.hasPage(path)) {
      const preferred = getRequestLanguage(ctx)
      ctx.vary('Accept-Language')
      ctx.vary('Cookie')
      if (preferred !== 'english') return redirect(ctx, 302, buildLanguagePath(preferred, path))
    }
    const moved = await getMovedPath(path)
    if (moved) return redirect(ctx, 301, buildLanguagePath(language, moved))
    const [head, initialData] = await Promise.all([
      isShareable(path) ? renderPageHead(path, language) : undefined,
      getPageInitialData(path),
    ])
    if (!(await frontend.serve(ctx, { head, initialData }))) await next()
  }
}

/** What the public pages are rendered with that show what is in the database. */
const getPageInitialData = async (path: string) =>
  (await getGalleryInitialData(path)) ?? (await getReleaseInitialData(path))

function redirect(ctx: Context, status: 301 | 302, path: string): void {
  ctx.status = status
  // An artist may go back to an earlier address, and anybody may choose another language.
  ctx.set('cache-control', status === 301 ? 'public, max-age=300' : 'no-store')
  ctx.redirect(path + ctx.search)
}
