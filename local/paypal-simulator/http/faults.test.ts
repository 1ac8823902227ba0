import { expect, test } from 'vitest'
import { getCaptureId, createClient, getIssue, startSimulator } from '#local/paypal-simulator/test-client'

const buildMockHeader = (code: string) => ({ 'paypal-mock-response': JSON.stringify({ mock_application_codes: code }) })

test('PayPal-Mock-Response returns the error of that name and changes nothing', async () => {
  const client = await createClient(await startSimulator())
  const orderId = await client.createOrder()
  await client.approve(orderId)
  const declined = await client.capture(orderId, {
    ...buildMockHeader('INSTRUMENT_DECLINED'),
    'paypal-request-id': 'r',
  })
  expect([declined.status, getIssue(declined)]).toEqual([422, 'INSTRUMENT_DECLINED'])
  expect((await client.capture(orderId, buildMockHeader('INTERNAL_SERVER_ERROR'))).status).toBe(500)
  const html = await client.capture(orderId, buildMockHeader('HTML'))
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html'])
  expect((await client.capture(orderId, { 'paypal-request-id': 'r' })).status).toBe(201)
})

test('LOST executes and drops the connection; the same request id returns the one payment', async () => {
  const client = await createClient(await startSimulator())
  const orderId = await client.createOrder()
  await client.approve(orderId)
  await expect(client.capture(orderId, { ...buildMockHeader('LOST'), 'paypal-request-id': 'r' })).rejects.toThrow(
    'fetch failed',
  )
  const again = await client.capture(orderId, { 'paypal-request-id': 'r' })
  expect([again.status, getCaptureId(again.json)]).toEqual([200, expect.stringMatching(/^[0-9A-Z]{17}$/)])
  expect(await client.get('/simulator/requests')).toMatchObject({ capturesExecuted: 1 })
})

test('HANG never responds and DROP drops the connection; neither executes', async () => {
  const sim = await startSimulator()
  const client = await createClient(sim)
  const orderId = await client.createOrder()
  await client.approve(orderId)
  await client.post('/simulator/faults', { match: { path: '/capture$', nth: 1 }, fault: 'HANG' })
  const silent = client.capture(orderId).then(
    () => 'answered',
    () => 'cut when the simulator closed',
  )
  const early = new Promise((done) => setTimeout(done, 200, 'no answer'))
  expect(await Promise.race([silent, early])).toBe('no answer')
  await expect(client.capture(orderId, buildMockHeader('DROP'))).rejects.toThrow('fetch failed')
  expect(await client.get('/simulator/requests')).toMatchObject({
    capturesExecuted: 0,
    operations: { 'capture-order': { fault: 2 } },
  })
  await sim.close()
  expect(await silent).toBe('cut when the simulator closed')
})

test('a fault applies from the nth match for the given number of times, until deleted', async () => {
  const client = await createClient(await startSimulator())
  await client.post('/simulator/faults', {
    match: { method: 'POST', path: '^/v2/checkout/orders$', nth: 2, times: 2 },
    fault: '503',
  })
  const statuses: number[] = []
  for (let at = 0; at < 4; at++)
    statuses.push((await client.post('/v2/checkout/orders', { intent: 'AUTHORIZE', purchase_units: [] })).status)
  expect(statuses).toEqual([422, 503, 503, 422])
  await client.post('/simulator/faults', { match: { path: '/v2/' }, fault: 429 })
  const limited = await client.call('GET', '/v2/checkout/orders/X')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await client.call('DELETE', '/simulator/faults')).status).toBe(204)
  expect((await client.call('GET', '/v2/checkout/orders/X')).status).toBe(404)
})

test('PENDING and DECLINED set the status of a capture', async () => {
  const client = await createClient(await startSimulator())
  for (const ending of ['PENDING', 'DECLINED']) {
    const orderId = await client.createOrder()
    await client.approve(orderId)
    const { json } = await client.capture(orderId, buildMockHeader(ending))
    expect(json).toMatchObject({
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [{ status: ending }] } }],
    })
  }
})

test('rejects control calls from other websites', async () => {
  const client = await createClient(await startSimulator())
  expect((await client.post('/simulator/faults', { fault: '500' }, { origin: 'https://evil.example' })).status).toBe(
    403,
  )
  expect((await client.post('/simulator/faults', { fault: '500' }, { origin: 'http://localhost:3000' })).status).toBe(
    201,
  )
})
