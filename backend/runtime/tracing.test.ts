import { execFileSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendReceiptJob } from '#jobs/payments/receipts'
import { closeQueue, startQueue } from '#queue/queue'
import { config } from '#runtime/config'
import { createTestKeymails } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { createApprovedOrder } from '#testing/clients/paypal'
import { startTestServer } from '#testing/servers/app-server'
import { runJobs } from '#worker/run-jobs'
import { startTracing } from './tracing.ts'

startTestServer()

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code?: number }
}
type Export = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] }

/** What an OTLP collector received. */
let received: Export[] = []
let collector: Server

beforeAll(async () => {
  collector = createServer((request, answer) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') received.push(body as Export)
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterAll(() => collector.close())
afterEach(() => {
  received = []
  config.OTEL_EXPORTER_OTLP_ENDPOINT = undefined
})

const listSpans = () =>
  received
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)

function startCollecting(): Promise<() => Promise<void>> {
  config.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  return startTracing('web')
}

test('a sale is one trace of request, statements and calls to PayPal, by its request id, without data of people', async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const orderId = await createApprovedOrder(fan, codes[0] ?? '', 'traced@example.com')
  const stop = await startCollecting()
  const answer = await fan.post(`/paypal/order/${orderId}/capture`)
  expect(answer.status).toBe(200)
  await stop()

  const spans = listSpans()
  const request = spans.find(({ name }) => name === 'POST /paypal/order/:id/capture')
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(request?.traceId).toBe(answer.headers.get('x-request-id')?.replaceAll('-', ''))
  expect(request?.parentSpanId).toBeUndefined()
  const children = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(children.map(({ name }) => name)).toContain('POST /v2/checkout/orders/:id/capture')
  const statements = children.flatMap(({ attributes }) => attributes).filter(({ key }) => key === 'db.query.text')
  expect(statements.length).toBeGreaterThan(2)
  expect(JSON.stringify(statements)).toContain('ledger')
  expect(new Set(children.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
  expect(received[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'tunemaker-web' },
  })
  const text = JSON.stringify(received)
  expect(text).not.toContain('traced@example.com')
  expect(text).not.toContain(codes[0])
  expect(text).not.toContain(orderId)
})

test('a job is part of the trace of the request that caused it, and tells that it failed', async () => {
  const stop = await startCollecting()
  const boss = await startQueue()
  const requestId = '019aa000-0000-4000-8000-000000000002'
  let runs = 0
  try {
    await runJobs(boss, { ...sendReceiptJob, concurrency: 1 }, async () => {
      runs++
      throw new Error('for fan@example.com')
    })
    await boss.send(sendReceiptJob.name, { requestId })
    await expect.poll(() => runs).toBe(1)
    await boss.offWork(sendReceiptJob.name, { wait: true })
  } finally {
    await closeQueue()
    await stop()
  }
  const job = listSpans().find(({ name }) => name === `job ${sendReceiptJob.name}`)
  expect(job?.traceId).toBe(requestId.replaceAll('-', ''))
  expect(job?.status.code).toBe(2)
  expect(JSON.stringify(received)).not.toContain('fan@example.com')
})

test('nothing is sent, and nothing of OpenTelemetry loaded, while it is off', async () => {
  const stop = await startTracing('web')
  expect((await new Browser().get('/api/session')).status).toBe(200)
  await stop()
  expect(received).toEqual([])
  // Its interface alone is loaded by prom-client.
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { startTracing } = await import('#runtime/tracing')
    const { createApp } = await import('#app')
    await import('./worker/run-jobs.ts')
    await (await startTracing('web'))()
    console.log(JSON.stringify([typeof createApp, loaded.length > 500, loaded.filter((url) => /@opentelemetry.(?!api)/.test(url))]))
    process.exit()`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual(['function', true, []])
})
