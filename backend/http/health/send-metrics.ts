import { timingSafeEqual } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import { defineEndpoint } from '#contract/http'
import { commonErrors } from '#contract/http'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { renderMetrics } from '#runtime/metrics'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { calculateTokenHash } from '#runtime/token'

const getMetrics = defineEndpoint({ method: 'GET', path: '/metrics' })

/**
 * Whether the client may read the metrics: with METRICS_TOKEN set only with it as a bearer token, otherwise only from
 * localhost without a proxy. For everyone else the path does not exist.
 */
function canReadMetrics({ headers, socket }: IncomingMessage): boolean {
  if (config.METRICS_TOKEN) {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    return timingSafeEqual(calculateTokenHash(given), calculateTokenHash(config.METRICS_TOKEN))
  }
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip']
  return !forwarded && /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')
}

export const metricsRoutes = [
  defineRoute(getMetrics, publicAccess, async ({ ctx }) => {
    if (!canReadMetrics(ctx.req)) throw new ApiError(commonErrors.unknown)
    const { type, text } = await renderMetrics()
    return new HttpResponse(200, text, { 'content-type': type })
  }),
]

/** Serves the worker's /metrics on METRICS_PORT if it is set. Returns a function that stops the server. */
export async function sendMetrics(): Promise<() => void> {
  const { METRICS_PORT, HOST } = config
  if (METRICS_PORT === undefined) return () => undefined
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics' || !canReadMetrics(request)) {
      answer.writeHead(404).end()
      return
    }
    renderMetrics().then(
      ({ type, text }) => answer.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be rendered')
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
