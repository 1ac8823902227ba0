import { isIPv6 } from 'node:net'
import type { Context } from 'koa'
import { config } from '#runtime/config'

/**
 * The client's network address; for IPv6 the /64, because a client controls all addresses in it. X-Forwarded-For is
 * trusted only behind our own proxy, which appends the real address last.
 */
export function getClientAddress(ctx: Context): string {
  const forwarded = config.TRUST_PROXY ? ctx.get('x-forwarded-for').split(',').at(-1)?.trim() : ''
  return toNetworkAddress(forwarded || ctx.req.socket.remoteAddress || 'unknown')
}

/** Maps 2001:db8::1 and 2001:db8::2 to 2001:db8:0:0::/64, and ::ffff:192.0.2.1 to 192.0.2.1. */
export function toNetworkAddress(address: string): string {
  if (!isIPv6(address)) return address
  const dotted = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (dotted) return dotted
  const [before = '', after] = address.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
