import { X509Certificate, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { config } from '#runtime/config'
import { getPaypal } from '#module/payments/paypal'

/** PayPal retries deliveries for three days; anything older is a replay. */
const MAX_EVENT_AGE_MS = 4 * 86_400_000
const MAX_CLOCK_SKEW_MS = 10 * 60_000
const CERT_PATH = '/v1/notifications/certs/'
const CERT_NAME = /(^|\n)CN=messageverificationcerts\.paypal\.com($|\n)/

const certOrigin =
  config.PAYPAL_CERT_ORIGIN ??
  (config.PAYPAL_ENVIRONMENT === 'live' ? 'https://api.paypal.com' : 'https://api.sandbox.paypal.com')

const cachedChains = new LRUCache<string, X509Certificate[]>({ max: 8, ttl: 3_600_000 })
let trustedRoots: X509Certificate[] | undefined

/**
 * Whether PayPal signed this delivery: SHA-256 with RSA over `id|time|webhookId|crc32(body)`, by the certificate at
 * PAYPAL-CERT-URL, which must come from the configured origin and chain to a trusted root. If the chain cannot be
 * completed locally, PayPal's verification call decides. `body` is the raw bytes: one re-serialised digit breaks the
 * signature. Throws when the certificate or PayPal cannot be reached. Protocol:
 * https://developer.paypal.com/api/rest/webhooks/rest/
 */
export async function verifyWebhook(
  header: (name: string) => string,
  body: Buffer,
  now = Date.now(),
): Promise<boolean> {
  const [id, time, signature, algorithm] = ['id', 'time', 'sig', 'x'].map((part) =>
    part === 'x' ? header('paypal-auth-algo') : header(`paypal-transmission-${part}`),
  ) as [string, string, string, string]
  const certUrl = URL.parse(header('paypal-cert-url'))
  const sentAt = Date.parse(time)
  if (!id || !signature || algorithm !== 'SHA256withRSA' || !certUrl || !config.PAYPAL_WEBHOOK_ID) return false
  if (!(sentAt > now - MAX_EVENT_AGE_MS && sentAt < now + MAX_CLOCK_SKEW_MS)) return false
  if (!certUrl.href.startsWith(new URL(CERT_PATH, certOrigin).href)) return false

  const chain = await getCertificateChain(certUrl)
  const leaf = chain[0]
  if (!leaf || !CERT_NAME.test(leaf.subject) || !isInValidityPeriod(leaf, now)) return false
  const message = `${id}|${time}|${config.PAYPAL_WEBHOOK_ID}|${crc32(body)}`
  if (!verify('sha256', Buffer.from(message), leaf.publicKey, Buffer.from(signature, 'base64'))) return false
  if (hasTrustedRoot(chain, now)) return true
  // With a configured CA the result is final; with public roots an intermediate certificate may be missing.
  return config.PAYPAL_CERT_CA ? false : verifyAtPaypal({ id, time, signature, algorithm, certUrl }, body)
}

async function getCertificateChain(url: URL): Promise<X509Certificate[]> {
  const known = cachedChains.get(url.href)
  if (known) return known
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5_000) })
  // 404: an invented certificate name. Any other failure says nothing about the event.
  if (answer.status === 404) return []
  if (!answer.ok) throw new Error(`PayPal returned ${answer.status} for a certificate`)
  const pems = (await answer.text()).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  const chain = pems.slice(0, 5).map((pem) => new X509Certificate(pem))
  if (chain.length === 0) throw new Error('the certificate response contains no certificate')
  cachedChains.set(url.href, chain)
  return chain
}

function hasTrustedRoot([first, ...others]: X509Certificate[], now: number): boolean {
  trustedRoots ??= (config.PAYPAL_CERT_CA ? [readFileSync(config.PAYPAL_CERT_CA, 'utf8')] : rootCertificates).map(
    (pem) => new X509Certificate(pem),
  )
  let certificate = first
  for (let steps = 0; certificate && steps < 5; steps++) {
    const signedBy = (issuer: X509Certificate) =>
      issuer.ca &&
      isInValidityPeriod(issuer, now) &&
      certificate?.checkIssued(issuer) &&
      certificate.verify(issuer.publicKey)
    if (trustedRoots.some((root) => certificate?.fingerprint256 === root.fingerprint256 || signedBy(root))) return true
    certificate = others.find((other) => other !== certificate && signedBy(other))
  }
  return false
}

function isInValidityPeriod(certificate: X509Certificate, now: number): boolean {
  return now >= Date.parse(certificate.validFrom) && now <= Date.parse(certificate.validTo)
}

async function verifyAtPaypal(
  sent: { id: string; time: string; signature: string; algorithm: string; certUrl: URL },
  body: Buffer,
): Promise<boolean> {
  const { paypalClient } = await getPaypal()
  const { access_token } = await paypalClient.requestToken()
  const fields = JSON.stringify({
    transmission_id: sent.id,
    transmission_time: sent.time,
    transmission_sig: sent.signature,
    auth_algo: sent.algorithm,
    cert_url: sent.certUrl.href,
    webhook_id: config.PAYPAL_WEBHOOK_ID,
  })
  const answer = await fetch(new URL('/v1/notifications/verify-webhook-signature', paypalClient.baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    // The event is embedded verbatim: parsing and serialising it could change it.
    body: `${fields.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`,
    signal: AbortSignal.timeout(8_000),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`PayPal returned ${answer.status} to a signature verification`)
  const { verification_status } = (await answer.json()) as { verification_status?: string }
  return verification_status === 'SUCCESS'
}
