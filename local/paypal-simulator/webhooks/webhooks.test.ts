import { X509Certificate, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crc32 } from 'node:zlib'
import { MESSAGE_CERTIFICATE_NAME } from './certificate.ts'
import { getMember, getRawMember } from '#local/paypal-simulator/http/json'
import type { ReceivedWebhook } from '#local/paypal-simulator/test-client'
import {
  createClient,
  startSimulator,
  createScratchDir,
  startWebhookReceiver,
  getTextAt,
} from '#local/paypal-simulator/test-client'

const getPaypalHeader = ({ headers }: ReceivedWebhook, name: string) => String(headers[`paypal-${name}`] ?? '')

const buildSignedMessage = (heard: ReceivedWebhook, webhookId: string) =>
  Buffer.from(
    `${getPaypalHeader(heard, 'transmission-id')}|${getPaypalHeader(heard, 'transmission-time')}|${webhookId}|${crc32(Buffer.from(heard.body))}`,
  )

test('sends an event for a payment, with a signature that node:crypto verifies against the CA', async () => {
  const receiver = await startWebhookReceiver()
  const sim = await startSimulator(createScratchDir(), receiver.url)
  const client = await createClient(sim)
  const { orderId, captureId } = await client.sell({ custom_id: 'c-1', invoice_id: 'i-1' })
  const [heard] = await receiver.atLeast(1, 'PAYMENT.CAPTURE.COMPLETED')
  if (!heard) throw new Error('no webhook received')
  expect(heard.event).toMatchObject({
    id: expect.stringMatching(/^WH-/),
    event_version: '1.0',
    resource_version: '2.0',
    resource_type: 'capture',
    resource: {
      id: captureId,
      custom_id: 'c-1',
      invoice_id: 'i-1',
      supplementary_data: { related_ids: { order_id: orderId } },
    },
  })
  await receiver.atLeast(1, 'CHECKOUT.ORDER.APPROVED')

  const certUrl = String(heard.headers['paypal-cert-url'])
  expect(new URL(certUrl).origin).toBe(sim.certOrigin)
  const certificate = new X509Certificate(await (await fetch(certUrl)).text())
  const ca = new X509Certificate(readFileSync(sim.certCaFile))
  expect(certificate.checkIssued(ca) && certificate.verify(ca.publicKey)).toBe(true)
  expect(certificate.subject).toBe(`CN=${MESSAGE_CERTIFICATE_NAME}`)
  expect(heard.headers['paypal-auth-algo']).toBe('SHA256withRSA')
  const signature = Buffer.from(String(heard.headers['paypal-transmission-sig']), 'base64')
  expect(verify('sha256', buildSignedMessage(heard, sim.webhookId), certificate.publicKey, signature)).toBe(true)
  expect(
    verify(
      'sha256',
      buildSignedMessage({ ...heard, body: heard.body.replace('25.00', '99.00') }, sim.webhookId),
      certificate.publicKey,
      signature,
    ),
  ).toBe(false)
})

test('verify-webhook-signature returns SUCCESS for the delivered bytes and FAILURE for altered ones', async () => {
  const receiver = await startWebhookReceiver()
  const sim = await startSimulator(createScratchDir(), receiver.url)
  const client = await createClient(sim)
  await client.sell()
  const [heard] = await receiver.atLeast(1)
  if (!heard) throw new Error('no webhook received')
  const question = (
    event: string,
    webhookId = sim.webhookId,
  ) => `{"auth_algo":"${getPaypalHeader(heard, 'auth-algo')}","cert_url":"${getPaypalHeader(heard, 'cert-url')}",
    "transmission_id":"${getPaypalHeader(heard, 'transmission-id')}","transmission_sig":"${getPaypalHeader(heard, 'transmission-sig')}",
    "transmission_time":"${getPaypalHeader(heard, 'transmission-time')}","webhook_id":"${webhookId}","webhook_event": ${event} }`
  const ask = async (text: string) => {
    const { access_token: token } = JSON.parse(
      await (
        await fetch(`${sim.url}/v1/oauth2/token`, {
          method: 'POST',
          body: 'grant_type=client_credentials',
          headers: { authorization: `Basic ${btoa(`${sim.clientId}:${sim.clientSecret}`)}` },
        })
      ).text(),
    )
    const response = await fetch(`${sim.url}/v1/notifications/verify-webhook-signature`, {
      method: 'POST',
      body: text,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    return response.json()
  }
  expect(await ask(question(heard.body))).toEqual({ verification_status: 'SUCCESS' })
  expect(await ask(question(heard.body.replace('"1.0"', '"1.1"')))).toEqual({ verification_status: 'FAILURE' })
  expect(await ask(question(heard.body, 'ANOTHER'))).toEqual({ verification_status: 'FAILURE' })
})

test('retries a failed delivery with the same bytes and a new transmission id', async () => {
  const receiver = await startWebhookReceiver([500])
  const sim = await startSimulator(createScratchDir(), receiver.url)
  const client = await createClient(sim)
  await client.approve(await client.createOrder())
  const [first, second] = await receiver.atLeast(2)
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['paypal-transmission-id']).not.toBe(first?.headers['paypal-transmission-id'])
  await expect
    .poll(async () => getMember(await client.get('/simulator/outbox'), 'events', 0))
    .toMatchObject({ state: 'SUCCESS', attempts: 2 })
})

test('events wait for a URL, survive a restart and can be resent', async () => {
  const dataDir = createScratchDir()
  const before = await startSimulator(dataDir)
  await (await createClient(before)).sell()
  await before.close()

  const after = await startSimulator(dataDir)
  const client = await createClient(after)
  const receiver = await startWebhookReceiver()
  await client.call('PUT', '/simulator/webhook', { url: receiver.url })
  const [event] = await receiver.atLeast(2)
  await client.post(`/simulator/events/${getTextAt(event?.event, 'id')}/resend`)
  await receiver.atLeast(3)
})

test('delivers only subscribed event types, including a refund by the artist', async () => {
  const receiver = await startWebhookReceiver()
  const client = await createClient(await startSimulator())
  const made = await client.post('/v1/notifications/webhooks', {
    url: receiver.url,
    event_types: [{ name: 'PAYMENT.CAPTURE.REFUNDED' }, { name: 'CUSTOMER.DISPUTE.CREATED' }],
  })
  expect([made.status, getMember(made.json, 'url')]).toEqual([201, receiver.url])
  const { captureId } = await client.sell()
  await client.post(`/simulator/captures/${captureId}/refund`, { cents: 100 })
  await client.post(`/simulator/captures/${captureId}/dispute`)
  await receiver.atLeast(2)
  expect(
    receiver.heard.map(({ event }) => getTextAt(event, 'event_type')).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['CUSTOMER.DISPUTE.CREATED', 'PAYMENT.CAPTURE.REFUNDED'])
  const refund = receiver.heard.find(({ event }) => getMember(event, 'resource_type') === 'refund')
  expect(getMember(refund?.event, 'resource', 'links', 1)).toMatchObject({
    rel: 'up',
    href: expect.stringContaining(`/v2/payments/captures/${captureId}`),
  })
})

test('never delivers an event whose type was not subscribed to, even after a later subscription and a restart', async () => {
  const receiver = await startWebhookReceiver()
  const dataDir = createScratchDir()
  const before = await startSimulator(dataDir, receiver.url)
  const client = await createClient(before)
  await client.call('PUT', '/simulator/webhook', { url: receiver.url, eventTypes: [] })
  const missed = await client.sell()
  await expect
    .poll(async () => getMember(await client.get('/simulator/outbox'), 'events', 1))
    .toMatchObject({ state: 'SKIPPED', attempts: 0 })
  await client.call('PUT', '/simulator/webhook', { url: receiver.url })
  await before.close()

  const after = await createClient(await startSimulator(dataDir, receiver.url))
  const { captureId } = await after.sell()
  const heard = await receiver.atLeast(2)
  expect(missed.captureId).not.toBe(captureId)
  expect(JSON.stringify(heard)).not.toContain(missed.captureId)
})

test('finds the raw text of a member, whatever surrounds it', () => {
  const json =
    '{ "a": "webhook_event", "b": {"webhook_event": 1}, "webhook_event" : {"n": 1.0, "t": "}\\"", "l": [1, {}]} , "z": 0 }'
  expect(getRawMember(json, 'webhook_event')).toBe('{"n": 1.0, "t": "}\\"", "l": [1, {}]}')
  expect(getRawMember(json, 'z')).toBe('0')
  expect(getRawMember(json, 'missing')).toBeUndefined()
})
