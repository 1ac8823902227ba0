import { timingSafeEqual } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import { endpoint } from '#contract/platform'
import { commonRefusals } from '#contract/platform'
import { config } from '#platform/config'
import { log } from '#platform/logger'
import { renderMetrics } from '#platform/metrics'
import { Refusal } from '#platform/refusal'
import { Reply, anyone, route } from '#platform/route'
import { hashToken } from '#platform/session'

const showMetrics = endpoint({ method: 'GET', path: '/metrics' })

/**
 * Whether this caller may read the metrics: with METRICS_TOKEN set whoever sends it as a bearer, without it the
 * machine itself, and nobody through a proxy. To everybody else the address does not exist.
 */
function mayRead({ headers, socket }: IncomingMessage): boolean {
  if (config.METRICS_TOKEN) {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    return timingSafeEqual(hashToken(given), hashToken(config.METRICS_TOKEN))
  }
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip']
  return !forwarded && /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')
}

export const metricsRoutes = [
  route(showMetrics, anyone, async ({ ctx }) => {
    if (!mayRead(ctx.req)) throw new Refusal(commonRefusals.unknown)
    const { type, text } = await renderMetrics()
    return new Reply(200, text, { 'content-type': type })
  }),
]

/** The worker's own /metrics, on METRICS_PORT when it is set. Returns the function that ends it. */
export async function serveMetrics(): Promise<() => void> {
  const { METRICS_PORT, HOST } = config
  if (METRICS_PORT === undefined) return () => undefined
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics' || !mayRead(request)) {
      answer.writeHead(404).end()
      return
    }
    renderMetrics().then(
      ({ type, text }) => answer.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'no metrics')
        answer.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(METRICS_PORT, HOST, resolve)
  })
  return () => server.close()
}
