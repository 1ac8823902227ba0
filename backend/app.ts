import { Router } from '@koa/router'
import Koa, { type Context, type Next } from 'koa'
import { adminRoutes } from '#module/admin'
import { analyticsRoutes } from '#module/analytics'
import { correctionRoutes } from '#module/corrections'
import { fineArtRoutes, readOpening } from '#module/fine-art'
import { gkeyRoutes } from '#module/gkeys'
import { godfreyRoutes } from '#module/godfrey'
import { greenRoomRoutes } from '#module/green-room'
import { keymailRoutes } from '#module/keymails'
import { letterRoutes } from '#module/letters'
import { openSaleRoutes } from '#module/open-sale'
import { operatorRoutes } from '#module/operator'
import { libraryRoutes } from '#module/library'
import { paymentRoutes } from '#module/payments'
import { describePage, isShareable, sharingRoutes } from '#module/sharing'
import { songRoutes } from '#module/songs'
import { showcaseRoutes } from '#module/showcase'
import { visitorRoutes } from '#module/visitors'
import { answerErrors } from '#platform/answer-errors'
import { healthRoutes } from '#platform/health'
import type { FixedCalls } from '#platform/route'
import { metricsRoutes } from '#platform/serve-metrics'
import { refuseCrossSite, setPageHeaders } from '#platform/security-headers'
import { type Frontend, loadFrontend } from '#platform/serve-frontend'
import { watchRequest } from '#platform/watch-requests'

/** The web application: middleware from outside in, and every module's calls. */
export async function createApp(): Promise<Koa> {
  const app = new Koa()
  const router = new Router()
  // The busiest first: the router looks from the top.
  const routes = [
    ...songRoutes,
    ...keymailRoutes,
    ...paymentRoutes,
    ...openSaleRoutes,
    ...gkeyRoutes,
    ...greenRoomRoutes,
    ...libraryRoutes,
    ...fineArtRoutes,
    ...godfreyRoutes,
    ...letterRoutes,
    ...visitorRoutes,
    ...showcaseRoutes,
    ...correctionRoutes,
    ...adminRoutes,
    ...sharingRoutes,
    ...analyticsRoutes,
    ...operatorRoutes,
    ...healthRoutes,
    ...metricsRoutes,
  ]
  const fixed: FixedCalls = new Map()
  for (const add of routes) add(router, fixed)
  app.use((ctx, next) =>
    watchRequest(ctx, () =>
      answerErrors(ctx, () => {
        refuseCrossSite(ctx)
        return fixed.get(`${ctx.method} ${ctx.path}`)?.(ctx) ?? next()
      }),
    ),
  )
  app.use(router.routes())
  app.use(router.allowedMethods())
  app.use(servePages(await loadFrontend(await describePage('/'))))
  return app
}

function servePages(frontend: Frontend) {
  return async (ctx: Context, next: Next) => {
    const isPage = (ctx.method === 'GET' || ctx.method === 'HEAD') && !/^\/+(api|paypal)(\/|$)/i.test(ctx.path)
    // Also for a page that is not there: whatever a browser shows is guarded.
    if (isPage) setPageHeaders(ctx)
    if (!isPage) return next()
    const head = isShareable(ctx.path) ? await describePage(ctx.path) : undefined
    const known = await readOpening(ctx.path)
    if (!(await frontend.serve(ctx, { head, known }))) await next()
  }
}
