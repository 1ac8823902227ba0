import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type Fulfilment, type Order, claimText, findProviderOrderText, settleText } from '#module/payments'
import { findSessionText } from '#platform/session'
import { ask, sessionHashOf } from './database.ts'

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

/** One call over a kept-alive connection. */
export function callProvider(
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

/** Four statements and two calls to the provider: what a capture of ours does, with nothing around it. */
export function captureOf(fulfilment: Fulfilment) {
  const claim = claimText(fulfilment)
  const settle = settleText(fulfilment)
  return async function capture(providerOrderId: string, cookie: string | undefined): Promise<number> {
    const [session] = await ask<{ visitorId: string }>('session', findSessionText, [sessionHashOf(cookie)])
    const [order] = await ask<Order>('order', findProviderOrderText, [providerOrderId])
    if (!session || order?.visitorId !== session.visitorId || order.state !== 'created') return 403

    const asked = await callProvider('GET', `/v2/checkout/orders/${providerOrderId}`)
    const unit = asked.purchase_units[0]
    if (asked.status !== 'APPROVED' || unit?.custom_id !== order.id || unit.payee.email_address !== order.payeeEmail)
      return 402

    const requestId = randomUUID()
    if ((await ask('claim', claim, [order.id, requestId])).length === 0) return 409
    const { payer, purchase_units } = await callProvider(
      'POST',
      `/v2/checkout/orders/${providerOrderId}/capture`,
      requestId,
    )
    const captured = purchase_units[0]?.payments?.captures[0]
    if (!captured) return 402
    const settled = await ask('settle', settle, [
      order.id,
      captured.id,
      Math.round(Number(captured.seller_receivable_breakdown.paypal_fee.value) * 100),
      payer.email_address.toLowerCase(),
      `${payer.name.given_name} ${payer.name.surname}`,
      Math.round(Number(captured.amount.value) * 100),
    ])
    return settled.length === 1 ? 200 : 409
  }
}
