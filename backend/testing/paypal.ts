import { config } from '#platform/config'
import type { Answer, Browser } from './server.ts'

const api = (path: string) => new URL(path, config.PAYPAL_API_URL)

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(api(path), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`the simulator answered ${answer.status} to ${method} ${path}`)
  const text = await answer.text()
  return text ? JSON.parse(text) : undefined
}

/** The buyer presses "Approve" at the provider. */
export async function approve(
  orderId: string,
  payer = 'fan@example.com',
  instrument: 'good' | 'declined' | 'pending' = 'good',
): Promise<void> {
  await control('POST', `/simulator/orders/${orderId}/approve`, {
    payer: { email: payer, name: 'Fan Example' },
    instrument,
  })
}

/** The next matching calls to the provider go wrong in this way. */
export async function fault(path: string, kind: string, times = 1): Promise<void> {
  await control('POST', '/simulator/faults', { match: { path, times }, fault: kind })
}

export async function clearFaults(): Promise<void> {
  await control('DELETE', '/simulator/faults')
}

export type Books = {
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

export async function books(): Promise<Books> {
  return (await control('GET', '/simulator/books')) as Books
}

export { control as simulator }

/** A fan's way up to the approved order: code checked, order made, approved at the provider. */
export async function approvedOrder(browser: Browser, code: string, payer?: string, dollars = '7.50'): Promise<string> {
  const order = await orderFor(browser, code, dollars)
  const id = String(order.body['id'])
  if (order.status !== 200) throw new Error(`the order answered ${order.status} ${JSON.stringify(order.body)}`)
  await approve(id, payer)
  return id
}

export function orderFor(browser: Browser, code: string, dollars = '7.50'): Promise<Answer> {
  return browser.post('/paypal/order', {
    amount: dollars,
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'keymail',
    reference: code,
  })
}
