import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

export type CallAnswer = { statusCode: number; headers: Record<string, string>; body: string }

/**
 * Sends one request over Node's kept-alive connections and reads the answer as text. Follows no redirect, so that
 * token and order go to the given address alone. Rejects when the whole of it takes longer than `timeoutMs`.
 */
export function callPaypal(call: RequestOptions & { timeoutMs: number; body: string }): Promise<CallAnswer> {
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
        resolve({ statusCode: answer.statusCode ?? 0, headers: singleHeaders(answer), body })
      })
    })
    const deadline = setTimeout(
      () => request.destroy(new Error(`no answer within ${call.timeoutMs} ms`)),
      call.timeoutMs,
    )
    request.once('error', fail)
    request.end(call.body)
  })
}

function singleHeaders({ headers }: IncomingMessage): Record<string, string> {
  const single: Record<string, string> = {}
  for (const name in headers) single[name] = String(headers[name])
  return single
}
