import { expect, test } from 'vitest'
import { getMember } from '#local/paypal-simulator/http/json'
import {
  getCaptureId,
  getCapture,
  createClient,
  getIssue,
  startSimulator,
  buildOrderOf25Dollars,
  getTextAt,
} from '#local/paypal-simulator/test-client'

const ORDERS_PATH = '/v2/checkout/orders'

test('an order is created, approved and captured, and the full order shows it', async () => {
  const client = await createClient(await startSimulator())
  const created = await client.post(
    ORDERS_PATH,
    buildOrderOf25Dollars({
      payee: { email_address: 'artist@example.com' },
      custom_id: 'edition-7',
      invoice_id: 'inv-1',
      description: 'Copy 7 of 100',
    }),
  )
  expect(created.status).toBe(201)
  expect(created.headers.get('paypal-debug-id')).toMatch(/^[0-9a-f]{13}$/)
  expect(Object.keys(created.json ?? {})).toEqual(['id', 'status', 'links'])
  expect(created.json).toMatchObject({
    status: 'CREATED',
    links: [{ rel: 'self' }, { rel: 'approve' }, { rel: 'update' }, { rel: 'capture' }],
  })

  const orderId = getTextAt(created.json, 'id')
  await client.approve(orderId, { payer: { email: 'Fan@Example.com', name: 'Ada King Lovelace' } })
  expect(await client.get(`${ORDERS_PATH}/${orderId}`)).toMatchObject({
    status: 'APPROVED',
    payer: {
      name: { given_name: 'Ada King', surname: 'Lovelace' },
      email_address: 'Fan@Example.com',
      payer_id: expect.stringMatching(/^[2-9A-HJ-NP-Z]{13}$/),
    },
  })

  const captured = await client.capture(orderId, { prefer: 'return=representation' })
  expect(captured.status).toBe(201)
  expect(captured.json).toMatchObject({
    status: 'COMPLETED',
    purchase_units: [
      {
        payee: { email_address: 'artist@example.com' },
        custom_id: 'edition-7',
        payments: {
          captures: [
            {
              status: 'COMPLETED',
              custom_id: 'edition-7',
              invoice_id: 'inv-1',
              seller_receivable_breakdown: {
                gross_amount: { currency_code: 'USD', value: '25.00' },
                paypal_fee: { currency_code: 'USD', value: '1.03' },
                net_amount: { currency_code: 'USD', value: '23.97' },
              },
            },
          ],
        },
      },
    ],
  })
  expect(await client.get(`${ORDERS_PATH}/${orderId}`)).toEqual(captured.json)
  expect(await client.get(`/v2/payments/captures/${getCaptureId(captured.json)}`)).toMatchObject({
    status: 'COMPLETED',
    supplementary_data: { related_ids: { order_id: orderId } },
  })
})

test('without a payee the platform is paid; one email address is always the same payer', async () => {
  const client = await createClient(await startSimulator())
  const first = await client.sell()
  const second = await client.sell()
  const payerOf = async (id: string) => getMember(await client.get(`${ORDERS_PATH}/${id}`), 'payer', 'payer_id')
  expect(await payerOf(first.orderId)).toBe(await payerOf(second.orderId))
  const platform = 'platform@paypal-simulator.example'
  expect(await client.get('/simulator/books')).toMatchObject({
    platform,
    totals: { [platform]: { captures: 2, grossCents: 5000, feeCents: 206 } },
  })
})

test('a repeated PayPal-Request-Id returns the same order and the same capture', async () => {
  const client = await createClient(await startSimulator())
  const create = () => client.post(ORDERS_PATH, buildOrderOf25Dollars(), { 'paypal-request-id': 'create-1' })
  const [first, again] = [await create(), await create()]
  expect([first.status, again.status]).toEqual([201, 200])
  expect(getMember(again.json, 'id')).toBe(getMember(first.json, 'id'))

  const orderId = getTextAt(first.json, 'id')
  await client.approve(orderId)
  const captures = await Promise.all(
    Array.from({ length: 10 }, () => client.capture(orderId, { 'paypal-request-id': 'capture-1' })),
  )
  expect(captures.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array.from({ length: 9 }, () => 200),
    201,
  ])
  expect(new Set(captures.map(({ json }) => getCaptureId(json))).size).toBe(1)
  expect(await client.get('/simulator/requests')).toMatchObject({
    capturesExecuted: 1,
    operations: { 'capture-order': { calls: 10, executed: 1, replayed: 9 } },
    requestIds: { 'capture-order capture-1': { calls: 10, executed: 1 } },
  })
})

test('rejects a PayPal-Request-Id reused with another body or order', async () => {
  const client = await createClient(await startSimulator())
  const create = (value: string) =>
    client.post(ORDERS_PATH, buildOrderOf25Dollars({ amount: { currency_code: 'USD', value } }), {
      'paypal-request-id': 'same',
    })
  expect((await create('25.00')).status).toBe(201)
  expect(getIssue(await create('26.00'))).toBe('DUPLICATE_REQUEST_ID')

  const [one, two] = [await client.createOrder(), await client.createOrder()]
  await client.approve(one)
  await client.approve(two)
  await client.capture(one, { 'paypal-request-id': 'same' })
  expect(getIssue(await client.capture(two, { 'paypal-request-id': 'same' }))).toBe('DUPLICATE_REQUEST_ID')
})

test('of ten captures with different request ids, exactly one moves money', async () => {
  const client = await createClient(await startSimulator())
  const orderId = await client.createOrder()
  expect(getIssue(await client.capture(orderId))).toBe('ORDER_NOT_APPROVED')
  await client.approve(orderId)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => client.capture(orderId, { 'paypal-request-id': `attempt-${at}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => getIssue(answer) === 'ORDER_ALREADY_CAPTURED')).toHaveLength(9)
})

test('after a declined instrument the buyer can approve again with another one', async () => {
  const client = await createClient(await startSimulator())
  const orderId = await client.createOrder()
  await client.approve(orderId, { instrument: 'declined' })
  const declined = await client.capture(orderId, { 'paypal-request-id': 'first' })
  expect(declined.status).toBe(422)
  expect(declined.json).toMatchObject({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] })
  expect(getMember(declined.json, 'links')).toContainEqual(
    expect.objectContaining({ rel: 'payer-action', href: expect.stringContaining(`/checkoutnow?token=${orderId}`) }),
  )
  await client.approve(orderId)
  // The refusal is stored under its request id; a new attempt needs a new id.
  expect(getIssue(await client.capture(orderId, { 'paypal-request-id': 'first' }))).toBe('INSTRUMENT_DECLINED')
  expect((await client.capture(orderId, { 'paypal-request-id': 'second' })).status).toBe(201)
})

test('a pending capture completes the order but not the payment', async () => {
  const client = await createClient(await startSimulator())
  const orderId = await client.createOrder()
  await client.approve(orderId, { instrument: 'pending' })
  const { json } = await client.capture(orderId, { 'paypal-request-id': 'p' })
  expect(json).toMatchObject({ status: 'COMPLETED' })
  expect(getCapture(json)).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } })
  expect(getCapture(json)).not.toHaveProperty('seller_receivable_breakdown')

  await client.post(`/simulator/captures/${getCaptureId(json)}/complete`)
  const repeated = await client.capture(orderId, { 'paypal-request-id': 'p' })
  expect(getCapture(repeated.json)).toMatchObject({
    status: 'COMPLETED',
    seller_receivable_breakdown: { net_amount: { value: '23.97' } },
  })

  const denied = await client.sell({}, { instrument: 'pending' })
  await client.post(`/simulator/captures/${denied.captureId}/deny`)
  expect(await client.get(`/v2/payments/captures/${denied.captureId}`)).toMatchObject({ status: 'DECLINED' })
})

test('an invoice id can be used once per payee', async () => {
  const client = await createClient(await startSimulator())
  const unit = { invoice_id: 'inv-9', payee: { email_address: 'artist@example.com' } }
  await client.sell(unit)
  const orderId = await client.createOrder(unit)
  await client.approve(orderId)
  expect(getIssue(await client.capture(orderId))).toBe('DUPLICATE_INVOICE_ID')
  expect((await client.sell({ ...unit, payee: { email_address: 'other@example.com' } })).captureId).not.toBe('')
})

test.each([
  [{ intent: 'CAPTURE' }, 400, 'MISSING_REQUIRED_PARAMETER'],
  [{ intent: 'AUTHORIZE', purchase_units: [] }, 422, 'UNSUPPORTED_INTENT'],
  [buildOrderOf25Dollars({ amount: { currency_code: 'USD', value: '25.001' } }), 422, 'DECIMAL_PRECISION'],
  [buildOrderOf25Dollars({ amount: { currency_code: 'USD', value: '0.00' } }), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  [buildOrderOf25Dollars({ amount: { currency_code: 'usd', value: '1' } }), 400, 'INVALID_CURRENCY_CODE'],
  [
    buildOrderOf25Dollars({
      amount: {
        currency_code: 'USD',
        value: '10.00',
        breakdown: { item_total: { currency_code: 'USD', value: '9.00' } },
      },
    }),
    422,
    'AMOUNT_MISMATCH',
  ],
  [buildOrderOf25Dollars({ payee: { email_address: 'nobody' } }), 422, 'PAYEE_ACCOUNT_INVALID'],
  [buildOrderOf25Dollars({ payee: { email_address: 'unknown@example.com' } }), 422, 'PAYEE_ACCOUNT_INVALID'],
  [buildOrderOf25Dollars({ custom_id: 'x'.repeat(128) }), 400, 'INVALID_STRING_MAX_LENGTH'],
])('rejects an invalid order with PayPal’s error (%#)', async (body, status, issue) => {
  const client = await createClient(await startSimulator())
  const answer = await client.post(ORDERS_PATH, body)
  expect([answer.status, getIssue(answer)]).toEqual([status, issue])
  expect(answer.json).toMatchObject({
    name: expect.any(String),
    message: expect.any(String),
    debug_id: answer.headers.get('paypal-debug-id'),
    links: expect.any(Array),
  })
})

test('amount and texts can be patched with add or replace until the capture', async () => {
  const client = await createClient(await startSimulator())
  const orderId = await client.createOrder()
  const at = (name: string) => `/purchase_units/@reference_id=='default'/${name}`
  const patch = (body: Parameters<typeof client.call>[2]) => client.call('PATCH', `${ORDERS_PATH}/${orderId}`, body)
  const patched = await patch([
    { op: 'replace', path: at('amount'), value: { currency_code: 'USD', value: '30.00' } },
    { op: 'add', path: at('invoice_id'), value: 'later' },
  ])
  expect(patched.status).toBe(204)
  expect(await client.get(`${ORDERS_PATH}/${orderId}`)).toMatchObject({
    purchase_units: [{ amount: { value: '30.00' }, invoice_id: 'later' }],
  })
  expect(getIssue(await patch([{ op: 'remove', path: at('invoice_id') }]))).toBe('NOT_PATCHABLE')
})
