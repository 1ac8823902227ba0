import { createServer } from 'node:http'
import { startAsChild } from './baselines/start-as-child.ts'
import { FEE_CENTS, PRICE_CENTS, parseOrderId } from './provider-order.ts'

// A stateless provider that answers at once: the order id encodes the reply. The bodies have the fields and size of
// real ones, since parsing them is part of the work.
const toAmount = (cents: number) => ({ currency_code: 'USD', value: (cents / 100).toFixed(2) })
const amount = toAmount(PRICE_CENTS)
const at = '2026-11-20T12:00:00Z'

function buildOrderBody(providerOrderId: string, captured: boolean): string {
  const { id, hex, artist } = parseOrderId(providerOrderId)
  const link = (path: string, rel: string, method: string) => ({
    href: `https://api-m.paypal.com/v2/${path}`,
    rel,
    method,
  })
  const capture = {
    id: `C${hex}`,
    status: 'COMPLETED',
    amount,
    final_capture: true,
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    seller_receivable_breakdown: {
      gross_amount: amount,
      paypal_fee: toAmount(FEE_CENTS),
      net_amount: toAmount(PRICE_CENTS - FEE_CENTS),
    },
    invoice_id: id,
    custom_id: id,
    links: [
      link(`payments/captures/C${hex}`, 'self', 'GET'),
      link(`payments/captures/C${hex}/refund`, 'refund', 'POST'),
    ],
    create_time: at,
    update_time: at,
  }
  return JSON.stringify({
    id: providerOrderId,
    intent: 'CAPTURE',
    status: captured ? 'COMPLETED' : 'APPROVED',
    payment_source: {
      paypal: { email_address: `fan-${hex}@bench.example`, account_id: 'QYR5Z8XDVJNXQ', account_status: 'VERIFIED' },
    },
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        payee: { email_address: `paid${artist}@bench.example`, merchant_id: 'MERCHANT12345' },
        description: 'One copy of a song',
        custom_id: id,
        invoice_id: id,
        ...(captured ? { payments: { captures: [capture] } } : {}),
      },
    ],
    payer: {
      name: { given_name: 'Fan', surname: 'Example' },
      email_address: `fan-${hex}@bench.example`,
      payer_id: 'QYR5Z8XDVJNXQ',
      address: { country_code: 'US' },
    },
    create_time: at,
    update_time: at,
    links: [link(`checkout/orders/${providerOrderId}`, 'self', 'GET')],
  })
}

type NewOrder = { purchase_units: [{ custom_id: string; payee: { email_address: string } }] }

/** Builds the provider's order id from our order id and the payee's number. */
function buildOrderId(body: string): string {
  const [{ custom_id, payee }] = (JSON.parse(body) as NewOrder).purchase_units
  return `${custom_id.replaceAll('-', '')}P${/\d+/.exec(payee.email_address)?.[0] ?? ''}`
}

const server = createServer((req, res) => {
  if (req.method === 'POST' && req.url === '/v2/checkout/orders') {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = JSON.stringify({ id: buildOrderId(Buffer.concat(chunks).toString()), status: 'CREATED' })
      res.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      res.end(body)
    })
    return
  }
  req.resume()
  const [, orderId, capture] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(req.url ?? '') ?? []
  const body = orderId
    ? buildOrderBody(orderId, Boolean(capture))
    : JSON.stringify({ access_token: 'A21-bench', token_type: 'Bearer', expires_in: 32_400 })
  res.writeHead(capture ? 201 : 200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  res.end(body)
})
server.keepAliveTimeout = 60_000
startAsChild(server)
