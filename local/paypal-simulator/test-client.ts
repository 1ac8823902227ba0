import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Json } from './json.ts'
import { member, text } from './json.ts'
import type { PaypalSimulator } from './server.ts'
import { startPaypalSimulator } from './server.ts'

export type Answer = { status: number; headers: Headers; json: Json | undefined; body: string }

export function scratchDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'paypal-simulator-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** A simulator of its own for one test, closed when the test ends. */
export async function newSimulator(dataDir = scratchDir(), webhookUrl?: string): Promise<PaypalSimulator> {
  const sim = await startPaypalSimulator({ dataDir, port: 0, ...(webhookUrl && { webhookUrl }) })
  onTestFinished(() => sim.close().catch(() => undefined))
  return sim
}

export async function getToken(
  { url, clientId, clientSecret }: Pick<PaypalSimulator, 'url' | 'clientId' | 'clientSecret'>,
  form = 'grant_type=client_credentials',
) {
  const response = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    body: form,
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  const json: Json = await response.json()
  return { status: response.status, json }
}

/** A signed-in caller of the API with the few calls that every test needs. */
export async function connect(sim: Pick<PaypalSimulator, 'url' | 'clientId' | 'clientSecret'>) {
  const token = text(member((await getToken(sim)).json, 'access_token'))

  async function call(
    method: string,
    path: string,
    body?: Json,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(sim.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && answer !== ''
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? JSON.parse(answer) : undefined,
      body: answer,
    }
  }

  const post = (path: string, body?: Json, headers?: Record<string, string>) => call('POST', path, body, headers)
  const get = async (path: string) => (await call('GET', path)).json
  const createOrder = async (unit: { [key: string]: Json } = {}) => {
    const answer = await post('/v2/checkout/orders', orderOf25Dollars(unit))
    return text(member(answer.json, 'id')) ?? ''
  }
  const approve = (orderId: string, wish: Json = {}) => post(`/simulator/orders/${orderId}/approve`, wish)
  const capture = (orderId: string, headers?: Record<string, string>) =>
    post(`/v2/checkout/orders/${orderId}/capture`, undefined, headers)
  /** A captured order of 25 dollars: its order id and capture id. */
  const sell = async (unit?: { [key: string]: Json }, wish?: Json) => {
    const orderId = await createOrder(unit)
    await approve(orderId, wish)
    const answer = await capture(orderId)
    return { orderId, captureId: captureIdIn(answer.json) }
  }
  return { call, post, get, createOrder, approve, capture, sell }
}

export function orderOf25Dollars(unit: { [key: string]: Json } = {}): Json {
  return { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: '25.00' }, ...unit }] }
}

export function captureIn(order: Json | undefined): Json | undefined {
  return member(order, 'purchase_units', 0, 'payments', 'captures', 0)
}

export function captureIdIn(order: Json | undefined): string {
  return text(member(captureIn(order), 'id')) ?? ''
}

/** The text at a path of an answer; empty when there is none. */
export function textAt(value: Json | undefined, ...path: (string | number)[]): string {
  return text(member(value, ...path)) ?? ''
}

export function issueOf(answer: Answer): string | undefined {
  return text(member(answer.json, 'details', 0, 'issue'))
}

export type Heard = { headers: IncomingHttpHeaders; body: string; event: Json }

/** A receiver of webhooks. `answers` are the statuses of its first answers, then it says 200. */
export async function webhookReceiver(answers: number[] = []) {
  const heard: Heard[] = []
  let waiting: (() => void)[] = []
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks).toString()
    heard.push({ headers: request.headers, body, event: JSON.parse(body) })
    response.writeHead(answers.shift() ?? 200).end()
    for (const wake of waiting) wake()
  }
  const server = createServer((request, response) => void hear(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  /** Resolves with the deliveries when there are `count` of them; fails with the test's own time limit. */
  async function atLeast(count: number, type?: string): Promise<Heard[]> {
    const matching = () => heard.filter(({ event }) => !type || member(event, 'event_type') === type)
    while (matching().length < count) {
      await new Promise<void>((done) => waiting.push(done))
      waiting = []
    }
    return matching()
  }

  return { url: `http://127.0.0.1:${port}/paypal/webhook`, heard, atLeast }
}
