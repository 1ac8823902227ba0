import { expect, test } from 'vitest'
import { getMember } from '#local/paypal-simulator/http/json'
import { parseCents, calculateFeeCents, toMoney } from './money.ts'
import { createClient, getToken, getIssue, startSimulator, getTextAt } from '#local/paypal-simulator/test-client'

test('refunds part or the rest of a capture, never more, and once per request id', async () => {
  const client = await createClient(await startSimulator())
  const { captureId } = await client.sell({ custom_id: 'c-1' })
  const refund = (value: string | undefined, id: string) =>
    client.post(
      `/v2/payments/captures/${captureId}/refund`,
      value === undefined ? {} : { amount: { currency_code: 'USD', value } },
      { 'paypal-request-id': id },
    )

  const part = await refund('10.00', 'one')
  expect(part.status).toBe(201)
  expect(getMember((await refund('10.00', 'one')).json, 'id')).toBe(getMember(part.json, 'id'))
  expect(getIssue(await refund('9.00', 'one'))).toBe('DUPLICATE_REQUEST_ID')
  expect(await client.get(`/v2/payments/captures/${captureId}`)).toMatchObject({ status: 'PARTIALLY_REFUNDED' })
  expect(getIssue(await refund('15.01', 'two'))).toBe('REFUND_AMOUNT_EXCEEDED')

  const rest = await refund(undefined, 'three')
  expect(await client.get(`/v2/payments/refunds/${getTextAt(rest.json, 'id')}`)).toMatchObject({
    status: 'COMPLETED',
    amount: { value: '15.00' },
    custom_id: 'c-1',
    seller_payable_breakdown: { total_refunded_amount: { value: '25.00' } },
    links: [{ rel: 'self' }, { rel: 'up', href: expect.stringContaining(captureId) }],
  })
  expect(await client.get(`/v2/payments/captures/${captureId}`)).toMatchObject({ status: 'REFUNDED' })
  expect(getIssue(await refund(undefined, 'four'))).toBe('CAPTURE_FULLY_REFUNDED')
})

test('only the artist can refund a payment made to the artist, not the platform', async () => {
  const client = await createClient(await startSimulator())
  const { captureId } = await client.sell({ payee: { email_address: 'artist@example.com' } })
  const refused = await client.post(`/v2/payments/captures/${captureId}/refund`, {})
  expect([refused.status, getIssue(refused)]).toEqual([403, 'PERMISSION_DENIED'])
  await client.post(`/simulator/captures/${captureId}/refund`, { cents: 1000 })
  expect(await client.get('/simulator/books')).toMatchObject({
    refunds: [{ by: 'payee', cents: 1000, captureId }],
    totals: { 'artist@example.com': { grossCents: 2500, feeCents: 103, refundedCents: 1000, netCents: 1397 } },
  })
})

test('a lost dispute takes the money back', async () => {
  const client = await createClient(await startSimulator())
  const { captureId } = await client.sell()
  const opened = await client.post(`/simulator/captures/${captureId}/dispute`)
  expect((await client.post(`/simulator/captures/${captureId}/dispute`)).status).toBe(422)
  const path = `/v1/customer/disputes/${getTextAt(opened.json, 'disputeId')}`
  expect(await client.get(path)).toMatchObject({
    status: 'OPEN',
    disputed_transactions: [{ seller_transaction_id: captureId }],
  })
  await client.post(`/simulator/captures/${captureId}/dispute/review`)
  await client.post(`/simulator/captures/${captureId}/dispute/resolve`, { outcome: 'RESOLVED_BUYER_FAVOUR' })
  expect(await client.get(path)).toMatchObject({
    status: 'RESOLVED',
    dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' },
  })
  expect(await client.get(`/v2/payments/captures/${captureId}`)).toMatchObject({ status: 'REFUNDED' })
})

test('returns 401 for a wrong secret and for a missing, forged or revoked token', async () => {
  const sim = await startSimulator()
  const client = await createClient(sim)
  expect(await getToken({ ...sim, clientSecret: 'wrong' })).toMatchObject({
    status: 401,
    json: { error: 'invalid_client' },
  })
  expect((await client.call('GET', '/v2/checkout/orders/X', undefined, { authorization: '' })).json).toMatchObject({
    name: 'AUTHENTICATION_FAILURE',
  })
  expect(
    (await client.call('GET', '/v2/checkout/orders/X', undefined, { authorization: 'Bearer A21AAforged.by.me' })).json,
  ).toMatchObject({ error: 'invalid_token' })
  expect((await client.call('GET', '/v2/checkout/orders/X')).json).toMatchObject({ name: 'RESOURCE_NOT_FOUND' })
  await client.post('/simulator/tokens/expire')
  expect((await client.call('GET', '/v2/checkout/orders/X')).status).toBe(401)
  expect((await (await createClient(sim)).call('GET', '/v2/checkout/orders/X')).status).toBe(404)
})

test('a client token is short-lived and gives no access to the API', async () => {
  const sim = await startSimulator()
  const { json } = await getToken(sim, 'grant_type=client_credentials&response_type=client_token&domains[]=example.org')
  expect(json).toMatchObject({ expires_in: 900, token_type: 'Bearer' })
  const client = await createClient(sim)
  expect(
    (
      await client.call('GET', '/v2/checkout/orders/X', undefined, {
        authorization: `Bearer ${getTextAt(json, 'access_token')}`,
      })
    ).status,
  ).toBe(401)
})

test('fees are whole cents, rounded half up, and at most the payment', () => {
  expect([99, 100, 500, 2500, 1].map(calculateFeeCents)).toEqual([33, 33, 45, 103, 1])
  expect(calculateFeeCents(50)).toBe(31) // 1.45 + 30
  expect(calculateFeeCents(1724)).toBe(80) // 49.996
  expect(['1', '1.5', '0.07', '-2.00', '1.234', 'x', ''].map(parseCents)).toEqual([
    100,
    150,
    7,
    -200,
    undefined,
    undefined,
    undefined,
  ])
  expect(toMoney(5, 'USD')).toEqual({ currency_code: 'USD', value: '0.05' })
})
