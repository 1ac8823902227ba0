import { expect, test } from 'vitest'
import { captureIdIn, connect, issueOf, newSimulator } from './test-client.ts'

const mock = (code: string) => ({ 'paypal-mock-response': JSON.stringify({ mock_application_codes: code }) })

test('PayPal-Mock-Response answers with the error of that name and changes nothing', async () => {
  const client = await connect(await newSimulator())
  const orderId = await client.createOrder()
  await client.approve(orderId)
  const declined = await client.capture(orderId, { ...mock('INSTRUMENT_DECLINED'), 'paypal-request-id': 'r' })
  expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED'])
  expect((await client.capture(orderId, mock('INTERNAL_SERVER_ERROR'))).status).toBe(500)
  const html = await client.capture(orderId, mock('HTML'))
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html'])
  expect((await client.capture(orderId, { 'paypal-request-id': 'r' })).status).toBe(201)
})

test('LOST executes and cuts the line: the same request id finds the payment, made once', async () => {
  const client = await connect(await newSimulator())
  const orderId = await client.createOrder()
  await client.approve(orderId)
  await expect(client.capture(orderId, { ...mock('LOST'), 'paypal-request-id': 'r' })).rejects.toThrow('fetch failed')
  const again = await client.capture(orderId, { 'paypal-request-id': 'r' })
  expect([again.status, captureIdIn(again.json)]).toEqual([200, expect.stringMatching(/^[0-9A-Z]{17}$/)])
  expect(await client.get('/simulator/requests')).toMatchObject({ capturesExecuted: 1 })
})

test('HANG never answers and does not execute, DROP cuts the line and does not execute', async () => {
  const sim = await newSimulator()
  const client = await connect(sim)
  const orderId = await client.createOrder()
  await client.approve(orderId)
  await client.post('/simulator/faults', { match: { path: '/capture$', nth: 1 }, fault: 'HANG' })
  const silent = client.capture(orderId).then(
    () => 'answered',
    () => 'cut when the simulator closed',
  )
  const early = new Promise((done) => setTimeout(done, 200, 'no answer'))
  expect(await Promise.race([silent, early])).toBe('no answer')
  await expect(client.capture(orderId, mock('DROP'))).rejects.toThrow('fetch failed')
  expect(await client.get('/simulator/requests')).toMatchObject({
    capturesExecuted: 0,
    operations: { 'capture-order': { fault: 2 } },
  })
  await sim.close()
  expect(await silent).toBe('cut when the simulator closed')
})

test('a fault strikes the nth match for as many times as it says, until it is cleared', async () => {
  const client = await connect(await newSimulator())
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

test('PENDING and DECLINED decide how a capture ends', async () => {
  const client = await connect(await newSimulator())
  for (const ending of ['PENDING', 'DECLINED']) {
    const orderId = await client.createOrder()
    await client.approve(orderId)
    const { json } = await client.capture(orderId, mock(ending))
    expect(json).toMatchObject({
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [{ status: ending }] } }],
    })
  }
})

test('control calls from other websites are refused', async () => {
  const client = await connect(await newSimulator())
  expect((await client.post('/simulator/faults', { fault: '500' }, { origin: 'https://evil.example' })).status).toBe(
    403,
  )
  expect((await client.post('/simulator/faults', { fault: '500' }, { origin: 'http://localhost:3000' })).status).toBe(
    201,
  )
})
