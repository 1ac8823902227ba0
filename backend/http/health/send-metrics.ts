import { createServer } from 'node:http'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { renderMetrics } from '#runtime/metrics'
import { isMetricsClient } from './is-metrics-client.ts'

/** Serves the worker's /metrics on METRICS_PORT if it is set. Returns a function that stops the server. */
export async function sendMetrics(): Promise<() => void> {
  const { METRICS_PORT, HOST } = config
  if (METRICS_PORT === undefined) return () => undefined
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics' || !isMetricsClient(request)) {
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
