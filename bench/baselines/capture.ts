import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Product } from '#backend/payments/product.ts'
import { type Order, ordersByProviderIdSql } from '#backend/payments/order.ts'
import { buildOrderStatements } from '#backend/payments/order-statements.ts'
import { getSessionSql } from '#http/sessions/session'
import { runStatement, calculateSessionHash } from './database.ts'

const provider = new URL(process.env['PAYPAL_API_URL'] ?? '')
const agent = new Agent({ keepAlive: true })

type ProviderOrder = {
  id: string
  status: string
  payer: { email_address: string; name: { given_name: string; surname: string } }
  purchase_units: {
    custom_id: string
    amount: { value: string }
    payee: { email_address: string }
    payments?: {
      captures: {
        id: string
        amount: { value: string }
        seller_receivable_breakdown: { paypal_fee: { value: string } }
      }[]
    }
  }[]
}

/** Sends one request over a keep-alive connection. */
export function sendToProvider(
  method: 'GET' | 'POST',
  path: string,
  requestId?: string,
  fields?: object,
): Promise<ProviderOrder> {
  return new Promise((resolve, reject) => {
    const body = fields ? JSON.stringify(fields) : ''
    const headers = {
      authorization: 'Bearer bench',
      ...(requestId
        ? {
            'paypal-request-id': requestId,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }
        : {}),
    }
    const call = request({ host: provider.hostname, port: provider.port, method, path, agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as ProviderOrder))
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** The four statements and two provider calls of a capture, and nothing else. */
export function buildCapture(product: Product) {
  const { claim, settle } = buildOrderStatements(product)
  return async function capture(providerOrderId: string, cookie: string | undefined): Promise<number> {
    const [session] = await runStatement<{ visitorId: string }>('session', getSessionSql, [
      calculateSessionHash(cookie),
    ])
    const [order] = await runStatement<Order>('order', ordersByProviderIdSql, [[providerOrderId]])
    if (!session || order?.visitorId !== session.visitorId || order.state !== 'created') return 403

    const approved = await sendToProvider('GET', `/v2/checkout/orders/${providerOrderId}`)
    const unit = approved.purchase_units[0]
    if (approved.status !== 'APPROVED' || unit?.custom_id !== order.id || unit.payee.email_address !== order.payeeEmail)
      return 402

    const requestId = randomUUID()
    if ((await runStatement('claim', claim, [[order.id], [requestId]])).length === 0) return 409
    const { payer, purchase_units } = await sendToProvider(
      'POST',
      `/v2/checkout/orders/${providerOrderId}/capture`,
      requestId,
    )
    const captured = purchase_units[0]?.payments?.captures[0]
    if (!captured) return 402
    const settled = await runStatement('settle', settle, [
      [order.id],
      [captured.id],
      [Math.round(Number(captured.seller_receivable_breakdown.paypal_fee.value) * 100)],
      [payer.email_address.toLowerCase()],
      [`${payer.name.given_name} ${payer.name.surname}`],
      ['US'],
    ])
    return settled.length === 1 ? 200 : 409
  }
}
