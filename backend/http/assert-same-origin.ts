import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'koa'
import { config } from '#runtime/config'
import { ApiError } from './api-error.ts'
import { commonErrors } from './contract.ts'

const publicOrigin = new URL(config.PUBLIC_URL).origin

/**
 * Rejects state-changing calls from other sites. Browsers send Sec-Fetch-Site; on plain HTTP they may omit it, so the
 * origin is compared. Clients other than browsers, such as PayPal's webhook, send neither.
 */
export function assertSameOrigin(ctx: Context): void {
  const changes = ctx.method !== 'GET' && ctx.method !== 'HEAD' && ctx.method !== 'OPTIONS'
  if (changes && !isSameOrigin(ctx.req.headers)) throw new ApiError(commonErrors['cross-site'])
}

/** For calls that change something although a page of ours opens them as a link: another site's link must not. */
export function assertNotCrossSite(ctx: Context): void {
  if (isCrossSite(ctx.req.headers)) throw new ApiError(commonErrors['cross-site'])
}

/** Whether a browser says that another site's page made the request. */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'cross-site'
}

/** Whether a request may change something: it comes from a page of ours, or from no page. */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return !origin || origin === publicOrigin || URL.parse(origin)?.host === headers.host
}
