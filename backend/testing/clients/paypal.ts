import { config } from '#runtime/config'
import type { TestResponse, Browser } from './browser.ts'

const toSimulatorUrl = (path: string) => new URL(path, config.PAYPAL_API_URL)

export async function callSimulator(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(toSimulatorUrl(path), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`the simulator responded ${answer.status} to ${method} ${path}`)
  const text = await answer.text()
  return text ? JSON.parse(text) : undefined
}

/** Approves the order as the buyer would at PayPal. */
export async function approveAtPaypal(
  orderId: string,
  payer = 'fan@example.com',
  instrument: 'good' | 'declined' | 'pending' = 'good',
): Promise<void> {
  await callSimulator('POST', `/simulator/orders/${orderId}/approve`, {
    payer: { email: payer, name: 'Fan Example' },
    instrument,
  })
}

/** Makes the next matching calls to the provider fail in this way. */
export async function createPaypalFault(path: string, kind: string, times = 1): Promise<void> {
  await callSimulator('POST', '/simulator/faults', { match: { path, times }, fault: kind })
}

export async function deletePaypalFaults(): Promise<void> {
  await callSimulator('DELETE', '/simulator/faults')
}

export type PaypalBooks = {
  captures: {
    captureId: string
    orderId: string
    customId?: string
    status: string
    grossCents: number
    feeCents: number
    refundedCents: number
  }[]
}

export async function getPaypalBooks(): Promise<PaypalBooks> {
  return (await callSimulator('GET', '/simulator/books')) as PaypalBooks
}

/** Creates an order for a Keymail and approves it at the provider. */
export async function createApprovedOrder(
  browser: Browser,
  code: string,
  payer?: string,
  dollars = '7.50',
): Promise<string> {
  const order = await createKeymailOrder(browser, code, dollars)
  const id = String(order.body['id'])
  if (order.status !== 200) throw new Error(`the order responded ${order.status} ${JSON.stringify(order.body)}`)
  await approveAtPaypal(id, payer)
  return id
}

export function createKeymailOrder(browser: Browser, code: string, dollars = '7.50'): Promise<TestResponse> {
  return browser.post('/paypal/order', {
    amount: dollars,
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'keymail',
    reference: code,
  })
}
