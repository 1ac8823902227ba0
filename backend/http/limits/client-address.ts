import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'koa'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'

/**
 * The client's network address; for IPv6 the /64, because a client controls all addresses in it. X-Forwarded-For is
 * trusted only behind our own proxy, which appends the real address last.
 */
export function getClientAddress(ctx: Context): string {
  return parseClientAddress(ctx.req)
}

/** The same of a request that Koa has not seen. */
export function parseClientAddress({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']?.toString() ?? ''
  if (forwarded && !config.TRUST_PROXY) warnAboutUntrustedProxy()
  const last = config.TRUST_PROXY ? forwarded.split(',').at(-1)?.trim() : ''
  return toNetworkAddress(last || socket.remoteAddress || 'unknown')
}

let hasWarned = false

/** Once per process: behind a proxy that is not trusted, all visitors share the budgets of the proxy's address. */
function warnAboutUntrustedProxy(): void {
  if (hasWarned) return
  hasWarned = true
  log.warn(
    'requests carry X-Forwarded-For, but TRUST_PROXY is not set: all visitors look like one and share one rate limit. Set TRUST_PROXY=1 behind a reverse proxy',
  )
}

/** Maps 2001:db8::1 and 2001:db8::2 to 2001:db8:0:0::/64, and ::ffff:192.0.2.1 to 192.0.2.1. */
export function toNetworkAddress(address: string): string {
  // Node checks the whole of an IPv6 address by a long regular expression.
  if (!address.includes(':') || !isIPv6(address)) return address
  const dotted = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (dotted) return dotted
  const [before = '', after] = address.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** A network, and how many times the budget of a single address it gets. */
export type Network = { network: string; share: number }

/**
 * The networks that contain an address as returned by `getClientAddress`, from the narrowest: an IPv4 address and its
 * /24; an IPv6 /64, /56 (what a provider gives a household) and /48 (a company).
 */
export function listNetworks(address: string): Network[] {
  const own = { network: address, share: 1 }
  if (isIPv4(address)) return [own, { network: `${address.split('.').slice(0, 3).join('.')}.0/24`, share: 4 }]
  const groups = /^([\da-f:]+)::\/64$/.exec(address)?.[1]?.split(':')
  if (groups?.length !== 4) return [own]
  const [first, second, third, fourth = '0'] = groups
  const household = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    own,
    { network: `${first}:${second}:${third}:${household}::/56`, share: 2 },
    { network: `${first}:${second}:${third}::/48`, share: 4 },
  ]
}
