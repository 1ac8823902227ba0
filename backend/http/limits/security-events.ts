import type { Context } from 'koa'
import type { ApiError } from '#http/api-error'
import { log } from '#runtime/logger'
import { getRequestId } from '#runtime/request-context'
import { getClientAddress, listNetworks } from './client-address.ts'

/** Codes of the errors with which a wrong key, password, code or one-time link is answered. */
const FAILED_SIGN_INS = new Set([
  'invalid-g-key',
  'invalid-token',
  'invalid-password',
  'invalid-credentials',
  'name-needed',
  'password-wrong',
  'code-wrong',
  'keymail-unknown',
  'link-expired',
  'gift-link-expired',
  'stop-link-expired',
  'invitation-expired',
])

type SecurityEvent = 'failed-sign-in' | 'forbidden' | 'rate-limited'

/** What proved who somebody is decides which of the rights they have. */
type SignedInAs = 'artist' | 'fan' | 'collector' | 'staff'

/**
 * Logs a refusal as one security event at level `warn`: what was refused, at which call, and to which network (an IPv4
 * /24 or an IPv6 /48, so that the line is about nobody in particular). Nothing that was sent is in it. Other errors are
 * no security events; a call without a session is what every visitor's browser makes.
 */
export function trackRefusal(ctx: Context, { code, status }: ApiError): void {
  const security = getSecurityEvent(code, status)
  if (!security) return
  log.warn({ security, code, status, ...describeRequest(ctx) }, 'security event')
}

/** Logs a successful sign-in at level `info`. The call says with what: a G-Key, a copy's purchase, a mailed link, a password and code. */
export function trackSignIn(ctx: Context, as: SignedInAs): void {
  log.info({ security: 'signed-in', as, ...describeRequest(ctx) }, 'security event')
}

function describeRequest(ctx: Context) {
  // The logger adds it to the line.
  getRequestId()
  const { call } = ctx.state as { call?: string }
  return { call: call ?? ctx.method, network: getWidestNetwork(ctx) }
}

function getSecurityEvent(code: string, status: number): SecurityEvent | undefined {
  if (FAILED_SIGN_INS.has(code)) return 'failed-sign-in'
  if (status === 403) return 'forbidden'
  return status === 429 ? 'rate-limited' : undefined
}

const getWidestNetwork = (ctx: Context) => listNetworks(getClientAddress(ctx)).at(-1)?.network
