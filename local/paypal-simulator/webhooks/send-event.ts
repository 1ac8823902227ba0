import { type KeyObject, randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Simulator } from '#local/paypal-simulator/simulator'
import { formatIsoSeconds } from '#local/paypal-simulator/store/ids'
import type { WebhookEvent } from '#local/paypal-simulator/store/store'

const RESPONSE_TIMEOUT_MS = 10_000

/** Posts a signed event, as PayPal does. Resolves with the HTTP status or the reason of the failure; never rejects. */
export async function sendEvent(sim: Simulator, key: KeyObject, event: WebhookEvent, url: string): Promise<string> {
  const id = randomUUID()
  const time = formatIsoSeconds(Date.now())
  const content = Buffer.from(event.body)
  const message = `${id}|${time}|${sim.identity.webhookId}|${crc32(content)}`
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: content,
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'PayPal/simulator',
        'PAYPAL-TRANSMISSION-ID': id,
        'PAYPAL-TRANSMISSION-TIME': time,
        'PAYPAL-TRANSMISSION-SIG': sign('sha256', Buffer.from(message), key).toString('base64'),
        'PAYPAL-CERT-URL': buildCertificateUrl(sim),
        'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
        'CORRELATION-ID': id.slice(0, 13),
      },
    })
    await response.body?.cancel()
    return String(response.status)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined
    return cause ?? (error instanceof Error ? error.message : 'failed')
  }
}

export function buildCertificateUrl(sim: Simulator): string {
  return `${sim.origin}/v1/notifications/certs/${sim.certificates.messageId}`
}
