import { Router } from '@koa/router'
import Koa, { type Context, type Next } from 'koa'
import { adminRoutes } from '#module/admin'
import { analyticsRoutes } from '#module/analytics'
import { correctionRoutes } from '#module/corrections'
import { artCardRoutes, getGalleryInitialData } from '#module/fine-art'
import { authRoutes } from '#module/gkeys'
import { godfreyRoutes } from '#module/godfrey'
import { greenRoomRoutes } from '#module/green-room'
import { issuingRoutes } from '#module/keymails'
import { letterRoutes } from '#module/letters'
import { openSaleRoutes } from '#module/open-sale'
import { operationsRoutes } from '#module/operator'
import { libraryRoutes } from '#module/library'
import { orderRoutes } from '#module/payments'
import { renderPageHead, isShareable, sharingRoutes } from '#module/sharing'
import { uploadRoutes } from '#module/songs'
import { catalogRoutes } from '#module/showcase'
import { newsletterRoutes } from '#module/visitors'
import { handleErrors } from '#platform/answer-errors'
import { healthRoutes } from '#platform/health'
import type { StaticRoutes } from '#platform/route'
import { metricsRoutes } from '#platform/serve-metrics'
import { assertSameOrigin, applyPageHeaders } from '#platform/security-headers'
import { type Frontend, createFrontend } from '#platform/serve-frontend'
import { logRequest } from '#platform/watch-requests'

/** Builds the web application: middleware from the outside in, then the routes of every module. */
export async function createApp(): Promise<Koa> {
  const app = new Koa()
  const router = new Router()
  // Busiest modules first: the router matches from the top.
  const routes = [
    ...uploadRoutes,
    ...issuingRoutes,
    ...orderRoutes,
    ...openSaleRoutes,
    ...authRoutes,
    ...greenRoomRoutes,
    ...libraryRoutes,
    ...artCardRoutes,
    ...godfreyRoutes,
    ...letterRoutes,
    ...newsletterRoutes,
    ...catalogRoutes,
    ...correctionRoutes,
    ...adminRoutes,
    ...sharingRoutes,
    ...analyticsRoutes,
    ...operationsRoutes,
    ...healthRoutes,
    ...metricsRoutes,
  ]
  const fixed: StaticRoutes = new Map()
  for (const add of routes) add(router, fixed)
  app.use((ctx, next) =>
    logRequest(ctx, () =>
      handleErrors(ctx, () => {
        assertSameOrigin(ctx)
        return fixed.get(`${ctx.method} ${ctx.path}`)?.(ctx) ?? next()
      }),
    ),
  )
  app.use(router.routes())
  app.use(router.allowedMethods())
  app.use(servePages(await createFrontend(await renderPageHead('/'))))
  return app
}

function servePages(frontend: Frontend) {
  return async (ctx: Context, next: Next) => {
    const isPage = (ctx.method === 'GET' || ctx.method === 'HEAD') && !/^\/+(api|paypal)(\/|$)/i.test(ctx.path)
    // Also for pages that do not exist: the 404 page needs the same protection.
    if (isPage) applyPageHeaders(ctx)
    if (!isPage) return next()
    const head = isShareable(ctx.path) ? await renderPageHead(ctx.path) : undefined
    const known = await getGalleryInitialData(ctx.path)
    if (!(await frontend.serve(ctx, { head, initialData: known }))) await next()
  }
}
