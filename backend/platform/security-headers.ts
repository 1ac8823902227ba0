import type { Context } from 'koa'
import { commonRefusals } from '#contract/platform'
import { config } from '#platform/config'
import { Refusal } from '#platform/refusal'

const paypalOrigins = config.PAYPAL_SCRIPT_URL
  ? new URL(config.PAYPAL_SCRIPT_URL).origin
  : 'https://*.paypal.com https://*.paypalobjects.com'

const publicOrigin = new URL(config.PUBLIC_URL).origin

const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${paypalOrigins}`,
  `connect-src 'self' ${paypalOrigins}`,
  `frame-src 'self' ${paypalOrigins}`,
  `img-src 'self' data: blob: ${paypalOrigins}`,
  "media-src 'self' blob:",
  // Widths of bars and the like are set through the style attribute; style sheets come from us alone.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Documents that were fetched under a staff session are shown from memory, on the admins' pages alone. */
const adminPolicy = contentSecurityPolicy.replace("frame-src 'self'", "frame-src 'self' blob:")

const pageHeaders = Object.entries<string>({
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The provider's window has to be able to answer the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(self)',
  ...(config.PUBLIC_URL.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}),
})
/** What every answer of a call carries, unless it says otherwise. */
export const apiHeaders = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }

export function setPageHeaders(ctx: Context): void {
  for (const [name, value] of pageHeaders) ctx.res.setHeader(name, value)
  if (ctx.path.startsWith('/admin/')) ctx.res.setHeader('Content-Security-Policy', adminPolicy)
}

/**
 * A page elsewhere cannot make a visitor's browser act here. Browsers say where a call comes from; on plain HTTP they
 * say less, so then the origin is compared. What comes from no browser, as the provider's webhook, says neither.
 */
export function refuseCrossSite(ctx: Context): void {
  const changes = ctx.method !== 'GET' && ctx.method !== 'HEAD' && ctx.method !== 'OPTIONS'
  if (changes && !comesFromHere(ctx)) throw new Refusal(commonRefusals['cross-site'])
}

function comesFromHere(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = ctx.get('origin')
  return !origin || origin === publicOrigin || URL.parse(origin)?.host === ctx.get('host')
}
