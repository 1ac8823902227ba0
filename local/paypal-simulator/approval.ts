import { randomBytes, timingSafeEqual } from 'node:crypto'
import { approvalPage, donePage, messagePage } from './approval-page.ts'
import { PaypalError } from './errors.ts'
import type { Call, Reply } from './http.ts'
import { isEmail } from './ids.ts'
import { approveOrder } from './orders.ts'
import type { Simulator } from './simulator.ts'
import type { Instrument, Order } from './store.ts'
import { mac } from './tokens.ts'

/** How the page was opened, so that it knows whom to tell: kept in hidden fields, never in a cookie. */
export type Opening = { via: 'popup' | 'modal' | 'page'; origin: string; returnTo: string }

const CHOICES: Record<string, Instrument> = { approve: 'good', decline: 'declined', pending: 'pending' }

/** GET /checkoutnow?token=ORDERID: the page where the buyer decides. */
export function showApproval(call: Call, sim: Simulator): Reply {
  const order = sim.store.orders.get(call.query.get('token') ?? '')
  if (!order)
    return html(404, (nonce) =>
      messagePage(
        nonce,
        'This order does not exist',
        'It may belong to another simulator, or its address was cut short.',
      ),
    )
  const opening = openingOf(call.query)
  if (order.status === 'COMPLETED')
    return html(200, (nonce) => donePage(nonce, order, opening, 'approved', backTo(order, opening, true)))
  return html(200, (nonce) => approvalPage(nonce, { order, opening, seal: sealOf(sim, order.id) }))
}

/** POST /checkoutnow: the buyer's decision, from the form of that page only (its seal cannot be read by another site). */
export async function decideApproval(call: Call, sim: Simulator): Promise<Reply> {
  const form = new URLSearchParams(call.raw)
  const order = sim.store.orders.get(form.get('token') ?? '')
  if (!order || !sameText(form.get('seal') ?? '', sealOf(sim, order.id))) {
    return html(403, (nonce) =>
      messagePage(nonce, 'This form is not valid any more', 'Open the payment again from the shop.'),
    )
  }
  const opening = openingOf(form)
  const choice = form.get('choice') ?? ''
  if (choice === 'cancel') return finished(order, opening, 'canceled')

  const instrument = CHOICES[choice]
  const buyer = { email: (form.get('email') ?? '').trim(), name: (form.get('name') ?? '').trim() }
  if (!instrument || !isEmail(buyer.email)) {
    const problem = instrument ? 'Enter an e-mail address, such as fan@example.com.' : 'Choose one of the buttons.'
    return html(422, (nonce) => approvalPage(nonce, { order, opening, seal: sealOf(sim, order.id), buyer, problem }))
  }
  try {
    return finished(await approveOrder(sim, order.id, buyer, instrument), opening, 'approved')
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error
    return finished(order, opening, 'approved')
  }
}

function finished(order: Order, opening: Opening, state: 'approved' | 'canceled'): Reply {
  const back = backTo(order, opening, state === 'approved')
  if (opening.via === 'page' && back) return { status: 303, headers: { location: back } }
  return html(200, (nonce) => donePage(nonce, order, opening, state, back))
}

/** The shop's address for this end, as PayPal builds it: token, and PayerID after an approval. */
function backTo(order: Order, opening: Opening, approved: boolean): string | undefined {
  const base = (approved ? order.returnUrl : order.cancelUrl) ?? (opening.returnTo || undefined)
  if (!base) return undefined
  const url = new URL(base)
  url.searchParams.set('token', order.id)
  if (approved && order.payer) url.searchParams.set('PayerID', order.payer.accountId)
  return url.href
}

function openingOf(from: URLSearchParams): Opening {
  const via = from.get('via')
  const origin = from.get('origin') ?? ''
  const address = URL.parse(origin)
  const known = address !== null && /^https?:$/.test(address.protocol) && address.origin === origin
  const returnTo = from.get('return_to') ?? ''
  return {
    // A message needs an exact origin to go to: without one the page stays a page.
    via: known && (via === 'popup' || via === 'modal') ? via : 'page',
    origin: known ? origin : '',
    returnTo: known && URL.parse(returnTo)?.origin === origin ? returnTo : '',
  }
}

function sealOf(sim: Simulator, orderId: string): string {
  return mac(sim, `approval form ${orderId}`)
}

function sameText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function html(status: number, page: (nonce: string) => string): Reply {
  const nonce = randomBytes(16).toString('base64')
  return {
    status,
    content: page(nonce),
    headers: {
      'content-type': 'text/html;charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  }
}
