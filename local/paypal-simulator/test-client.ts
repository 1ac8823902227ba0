import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Json } from './http/json.ts'
import { getMember, toText } from './http/json.ts'
import type { PaypalSimulator } from './server.ts'
import { startPaypalSimulator } from './server.ts'
import { type Certificates, createCertificates } from './webhooks/certificate.ts'

export type Answer = { status: number; headers: Headers; json: Json | undefined; body: string }

export function createScratchDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'paypal-simulator-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Those of all simulators of a test file: two new keys for each would cost more than what most tests do with it. */
let certificates: Promise<Certificates> | undefined

/** Starts a simulator for one test; closed when the test ends. */
export async function startSimulator(dataDir = createScratchDir(), webhookUrl?: string): Promise<PaypalSimulator> {
  const path = join(dataDir, 'certificates.json')
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(await (certificates ??= createCertificates(Date.now()))))
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

/** An authenticated client with the calls that most tests need. */
export async function createClient(sim: Pick<PaypalSimulator, 'url' | 'clientId' | 'clientSecret'>) {
  const token = toText(getMember((await getToken(sim)).json, 'access_token'))

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
    const answer = await post('/v2/checkout/orders', buildOrderOf25Dollars(unit))
    return toText(getMember(answer.json, 'id')) ?? ''
  }
  const approve = (orderId: string, wish: Json = {}) => post(`/simulator/orders/${orderId}/approve`, wish)
  const capture = (orderId: string, headers?: Record<string, string>) =>
    post(`/v2/checkout/orders/${orderId}/capture`, undefined, headers)
  /** Creates, approves and captures an order of 25 dollars; returns its order id and capture id. */
  const sell = async (unit?: { [key: string]: Json }, wish?: Json) => {
    const orderId = await createOrder(unit)
    await approve(orderId, wish)
    const answer = await capture(orderId)
    return { orderId, captureId: getCaptureId(answer.json) }
  }
  return { call, post, get, createOrder, approve, capture, sell }
}

export function buildOrderOf25Dollars(unit: { [key: string]: Json } = {}): Json {
  return { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: '25.00' }, ...unit }] }
}

export function getCapture(order: Json | undefined): Json | undefined {
  return getMember(order, 'purchase_units', 0, 'payments', 'captures', 0)
}

export function getCaptureId(order: Json | undefined): string {
  return toText(getMember(getCapture(order), 'id')) ?? ''
}

/** The text at a path of a response; empty if there is none. */
export function getTextAt(value: Json | undefined, ...path: (string | number)[]): string {
  return toText(getMember(value, ...path)) ?? ''
}

export function getIssue(answer: Answer): string | undefined {
  return toText(getMember(answer.json, 'details', 0, 'issue'))
}

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string; event: Json }

/** A webhook receiver. Its first responses have the statuses in `answers`, all later ones 200. */
export async function startWebhookReceiver(answers: number[] = []) {
  const heard: ReceivedWebhook[] = []
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

  /** Resolves with the deliveries once there are `count`; otherwise the test's own timeout fails it. */
  async function atLeast(count: number, type?: string): Promise<ReceivedWebhook[]> {
    const matching = () => heard.filter(({ event }) => !type || getMember(event, 'event_type') === type)
    while (matching().length < count) {
      await new Promise<void>((done) => waiting.push(done))
      waiting = []
    }
    return matching()
  }

  return { url: `http://127.0.0.1:${port}/paypal/webhook`, heard, atLeast }
}
