import type { IncomingMessage } from 'node:http'
import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { renderMetrics } from '#runtime/metrics'
import { isMetricsClient } from './is-metrics-client.ts'

/** Throws 404 for whoever may not read them. */
export async function getMetrics(request: IncomingMessage): Promise<HttpResponse> {
  if (!isMetricsClient(request)) throw new ApiError(commonErrors.unknown)
  const { type, text } = await renderMetrics()
  return new HttpResponse(200, text, { 'content-type': type })
}
