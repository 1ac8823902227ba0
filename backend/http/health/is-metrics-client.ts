import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { config } from '#runtime/config'
import { calculateTokenHash } from '#runtime/token'

/**
 * Whether the client may read the metrics: with METRICS_TOKEN set only with it as a bearer token, otherwise only from
 * localhost without a proxy. For everyone else the path does not exist.
 */
export function isMetricsClient({ headers, socket }: IncomingMessage): boolean {
  if (config.METRICS_TOKEN) {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    return timingSafeEqual(calculateTokenHash(given), calculateTokenHash(config.METRICS_TOKEN))
  }
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip']
  return !forwarded && /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')
}
