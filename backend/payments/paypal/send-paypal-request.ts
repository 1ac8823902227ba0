import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { startSpan } from '#runtime/tracing'
import { formatFailure, trackServiceCall } from '#runtime/service-calls'

type PaypalRequest = RequestOptions & { timeoutMs: number; body: string }

export type PaypalResponse = { statusCode: number; headers: Record<string, string>; body: string }

/**
 * Sends one request over Node's keep-alive connections and returns the response body as text. Follows no redirects, so
 * that the token and the order go only to the given address. Rejects when the whole exchange takes longer than
 * `timeoutMs`.
 */
export function sendPaypalRequest(call: PaypalRequest): Promise<PaypalResponse> {
  return trackPaypalCall(trace(call), ({ statusCode }) => statusCode)
}

/**
 * Records whether PayPal did its part. A refusal such as 422 is an answer; 401 refuses our credentials, 429 all our
 * calls.
 */
export const trackPaypalCall = <T>(call: Promise<T>, getStatus: (reply: T) => number): Promise<T> =>
  trackServiceCall('paypal', call, (outcome) => {
    if ('error' in outcome) return formatFailure(outcome.error)
    const status = getStatus(outcome.reply)
    return status >= 500 || status === 401 || status === 429 ? `HTTP ${status}` : undefined
  })

async function trace(call: PaypalRequest): Promise<PaypalResponse> {
  // Without the ids, and without the query.
  const path = (call.path ?? '').replace(/\?.*/, '').replaceAll(/\/[A-Z0-9-]*\d[A-Z0-9-]*(?=\/|$)/g, '/:id')
  const endSpan = startSpan('paypal', `${call.method ?? 'GET'} ${path}`)
  try {
    const reply = await exchange(call)
    endSpan?.({ attributes: { 'http.response.status_code': reply.statusCode } })
    return reply
  } catch (error) {
    endSpan?.({ error })
    throw error
  }
}

function exchange(call: PaypalRequest): Promise<PaypalResponse> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(deadline)
      reject(error)
    }
    const request = (call.protocol === 'https:' ? requestHttps : requestHttp)(call, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', fail)
      answer.once('end', () => {
        clearTimeout(deadline)
        const body = Buffer.concat(chunks).toString('utf8')
        resolve({ statusCode: answer.statusCode ?? 0, headers: toSingleHeaders(answer), body })
      })
    })
    const deadline = setTimeout(
      () => request.destroy(new Error(`no response within ${call.timeoutMs} ms`)),
      call.timeoutMs,
    )
    request.once('error', fail)
    request.end(call.body)
  })
}

function toSingleHeaders({ headers }: IncomingMessage): Record<string, string> {
  const single: Record<string, string> = {}
  for (const name in headers) single[name] = String(headers[name])
  return single
}
