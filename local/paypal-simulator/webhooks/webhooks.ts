import { X509Certificate, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { buildCertificateUrl } from './send-event.ts'
import { buildInvalidRequestError, buildNotFoundError } from '#local/paypal-simulator/http/errors'
import type { Call, Reply } from '#local/paypal-simulator/http/http'
import { parseJsonBody } from '#local/paypal-simulator/http/http'
import type { Json, JsonObject } from '#local/paypal-simulator/http/json'
import { getMember, getRawMember, toText } from '#local/paypal-simulator/http/json'
import type { Simulator } from '#local/paypal-simulator/simulator'

/**
 * POST /v1/notifications/webhooks. The simulator has one webhook: a second call replaces it. Unlike PayPal, it accepts
 * plain http.
 */
export function createWebhook(call: Call, sim: Simulator): Reply {
  const body = parseJsonBody(call)
  const types = getMember(body, 'event_types')
  const names = Array.isArray(types) ? types.flatMap((type) => toText(getMember(type, 'name')) ?? []) : []
  updateSubscription(sim, toText(getMember(body, 'url')), names.length > 0 ? names : ['*'])
  return { status: 201, json: buildWebhookView(sim) ?? {} }
}

/** Sets the URL and event types of the webhook; pending events go there too. Throws 400 for an invalid URL. */
export function updateSubscription(sim: Simulator, url: string | undefined, eventTypes: string[]) {
  if (!url || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw buildInvalidRequestError('INVALID_PARAMETER_SYNTAX', '/url', 'Not a valid webhook URL.', url)
  const before = sim.store.subscription()
  if (before?.url !== url || before.eventTypes.join() !== eventTypes.join())
    sim.commit({ subscription: { id: 'webhook', url, eventTypes } })
  sim.deliverDue()
}

/** GET /v1/notifications/webhooks */
export function listWebhooks(_call: Call, sim: Simulator): Reply {
  const view = buildWebhookView(sim)
  return { status: 200, json: { webhooks: view ? [view] : [] } }
}

/** GET /v1/notifications/webhooks/{id} */
export function getWebhook(call: Call, sim: Simulator): Reply {
  const view = buildWebhookView(sim)
  if (!view || call.params['id'] !== sim.identity.webhookId) throw buildNotFoundError()
  return { status: 200, json: view }
}

/** GET /v1/notifications/webhooks-events/{id}: the event, byte for byte as delivered. */
export function getEvent(call: Call, sim: Simulator): Reply {
  const event = sim.store.events.get(call.params['id'] ?? '')
  if (!event) throw buildNotFoundError()
  return { status: 200, content: event.body, headers: { 'content-type': 'application/json' } }
}

/** GET /v1/notifications/certs/{id}: the signing certificate. Public, as at PayPal. */
export function getCertificate(call: Call, sim: Simulator): Reply {
  if (call.params['id'] !== sim.certificates.messageId) throw buildNotFoundError()
  return { status: 200, content: sim.certificates.messagePem, headers: { 'content-type': 'application/x-pem-file' } }
}

/** POST /v1/notifications/verify-webhook-signature: SUCCESS or FAILURE for a delivery's headers and event. */
export function verifySignature(call: Call, sim: Simulator): Reply {
  const body = parseJsonBody(call)
  const given = (name: string) => {
    const value = toText(getMember(body, name))
    if (!value)
      throw buildInvalidRequestError(
        'MISSING_REQUIRED_PARAMETER',
        `/${name}`,
        'A required field / parameter is missing.',
      )
    return value
  }
  const event = getRawMember(call.raw, 'webhook_event')
  if (event === undefined)
    throw buildInvalidRequestError(
      'MISSING_REQUIRED_PARAMETER',
      '/webhook_event',
      'A required field / parameter is missing.',
    )
  const ours =
    given('webhook_id') === sim.identity.webhookId &&
    given('cert_url') === buildCertificateUrl(sim) &&
    given('auth_algo') === 'SHA256withRSA'
  const message = `${given('transmission_id')}|${given('transmission_time')}|${sim.identity.webhookId}|${crc32(Buffer.from(event))}`
  const { publicKey } = new X509Certificate(sim.certificates.messagePem)
  const signature = Buffer.from(given('transmission_sig'), 'base64')
  const valid = ours && verify('sha256', Buffer.from(message), publicKey, signature)
  return { status: 200, json: { verification_status: valid ? 'SUCCESS' : 'FAILURE' } }
}

/** Queues an event for delivery again, whatever its state. Throws 404. */
export function sendEventAgain(sim: Simulator, id: string | undefined): Json {
  const event = sim.store.events.get(id ?? '')
  if (!event) throw buildNotFoundError()
  sim.redeliver(event.id)
  return { id: event.id, event_type: event.type, state: 'PENDING' }
}

function buildWebhookView(sim: Simulator): JsonObject | undefined {
  const subscription = sim.store.subscription()
  if (!subscription) return undefined
  const self = `${sim.origin}/v1/notifications/webhooks/${sim.identity.webhookId}`
  return {
    id: sim.identity.webhookId,
    url: subscription.url,
    event_types: subscription.eventTypes.map((name) => ({ name })),
    links: [{ href: self, rel: 'self', method: 'GET' }],
  }
}
