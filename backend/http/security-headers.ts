import type { Context } from 'koa'
import { config } from '#runtime/config'
import { parseLanguagePath } from '#text/messages/language-path'

const paypalOrigins = config.PAYPAL_SCRIPT_URL
  ? new URL(config.PAYPAL_SCRIPT_URL).origin
  : 'https://*.paypal.com https://*.paypalobjects.com'

const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${paypalOrigins}`,
  `connect-src 'self' ${paypalOrigins}`,
  `frame-src 'self' ${paypalOrigins}`,
  `img-src 'self' data: blob: ${paypalOrigins}`,
  "media-src 'self' blob:",
  // Bar widths and the like use the style attribute; style sheets come from our own origin only.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  // Every form is sent by code. One sent before the code has loaded would put a G-Key or a password into the address.
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Admin pages may frame blob URLs: documents fetched with a staff session are shown from memory. */
const adminPolicy = contentSecurityPolicy.replace("frame-src 'self'", "frame-src 'self' blob:")

/** Of everything that is no page: even what a browser mistakes for one loads, runs and frames nothing. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const transportHeaders: Record<string, string> = config.PUBLIC_URL.startsWith('https:')
  ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  : {}

const pageHeaders = Object.entries<string>({
  ...transportHeaders,
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // PayPal's popup must be able to reply to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(self)',
})

/** Default headers of every response that is no page: of the API, of files and streams, and of errors. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
  ...transportHeaders,
}

export function applyPageHeaders(ctx: Context): void {
  for (const [name, value] of pageHeaders) ctx.res.setHeader(name, value)
  if (parseLanguagePath(ctx.path).path.startsWith('/admin/')) ctx.res.setHeader('Content-Security-Policy', adminPolicy)
}

export function applyApiHeaders({ res }: Context): void {
  for (const name in apiHeaders) res.setHeader(name, apiHeaders[name] ?? '')
}

/** For the few responses that neither a call nor a page has written, such as those to OPTIONS. */
export function applyMissingHeaders(ctx: Context): void {
  if (!ctx.res.headersSent && !ctx.res.hasHeader('content-security-policy')) applyApiHeaders(ctx)
}
