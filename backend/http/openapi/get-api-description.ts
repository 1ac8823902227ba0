import type { Endpoint, OutgoingMessage } from '#contract/http'
import { HttpResponse } from '#http/http-response'
import { buildApiDescription } from './build-api-description.ts'

const built = new WeakMap<readonly Endpoint[], Buffer>()

/** The OpenAPI document as JSON, built by the first request for it: no start waits for it. */
export function getApiDescription(
  endpoints: readonly Endpoint[],
  messages: Readonly<Record<string, OutgoingMessage>>,
): HttpResponse {
  const bytes = built.get(endpoints) ?? Buffer.from(JSON.stringify(buildApiDescription(endpoints, messages)))
  built.set(endpoints, bytes)
  return new HttpResponse(200, bytes, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    // Public and read without a cookie: documentation tools run in browsers on other sites.
    'access-control-allow-origin': '*',
  })
}
