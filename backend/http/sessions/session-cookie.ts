import type { Context } from 'koa'
import { config } from '#runtime/config'
import { calculateTokenHash, calculateTokenKey } from '#runtime/token'

// Browsers accept a `__Host-` cookie only from this host itself, over HTTPS and for every path: neither a subdomain nor
// an unencrypted page can plant one.
const [plain, hostOnly] = ['tm_session', '__Host-tm_session'].map((name) => ({
  name,
  // A single regular expression instead of a cookie parser: this runs on every request.
  pattern: new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`),
})) as [SessionCookie, SessionCookie]

type SessionCookie = { name: string; pattern: RegExp }

const isSecure = () => config.PUBLIC_URL.startsWith('https:')

/** The hash of the session cookie, or undefined. For statements that look up the session themselves. */
export function getSessionHash(ctx: Context): Buffer | undefined {
  const token = parseToken(ctx.get('cookie'))
  return token ? calculateTokenHash(token) : undefined
}

/** The same hash of a Cookie header, in base64. */
export function parseSessionKey(cookies: string): string | undefined {
  const token = parseToken(cookies)
  return token ? calculateTokenKey(token) : undefined
}

const parseToken = (cookies: string) => (isSecure() ? hostOnly : plain).pattern.exec(cookies)?.[1]

/** Sets the cookie of a new session. */
export function sendSessionCookie(ctx: Context, token: string, seconds: number): void {
  const { name } = isSecure() ? hostOnly : plain
  const secure = isSecure() ? '; Secure' : ''
  ctx.append('Set-Cookie', `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`)
}
