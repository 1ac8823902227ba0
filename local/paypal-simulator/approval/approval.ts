import { randomBytes, timingSafeEqual } from 'node:crypto'
import { renderApprovalPage, renderDonePage, renderMessagePage } from './approval-page.ts'
import { PaypalError } from '#local/paypal-simulator/http/errors'
import type { Call, Reply } from '#local/paypal-simulator/http/http'
import { isEmail } from '#local/paypal-simulator/store/ids'
import { approveOrder } from '#local/paypal-simulator/api/orders'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { Instrument, Order } from '#local/paypal-simulator/store/store'
import { calculateMac } from '#local/paypal-simulator/api/tokens'

/** How the page was opened and where to report the outcome. Carried in hidden fields, not in a cookie. */
export type Opening = { via: 'popup' | 'modal' | 'page'; origin: string; returnTo: string }

const CHOICES: Record<string, Instrument> = { approve: 'good', decline: 'declined', pending: 'pending' }

/** GET /checkoutnow?token=ORDERID: the approval page. */
export function getApproval(call: Call, sim: Simulator): Reply {
  const order = sim.store.orders.get(call.query.get('token') ?? '')
  if (!order)
    return buildHtmlReply(404, (nonce) =>
      renderMessagePage(
        nonce,
        'This order does not exist',
        'It may belong to another simulator, or its address was cut short.',
      ),
    )
  const opening = parseOpening(call.query)
  if (order.status === 'COMPLETED')
    return buildHtmlReply(200, (nonce) =>
      renderDonePage(nonce, order, opening, 'approved', buildReturnUrl(order, opening, true)),
    )
  return buildHtmlReply(200, (nonce) => renderApprovalPage(nonce, { order, opening, seal: signForm(sim, order.id) }))
}

/**
 * POST /checkoutnow: the buyer's decision, accepted only from the form of that page; other sites cannot read its seal.
 */
export async function applyApproval(call: Call, sim: Simulator): Promise<Reply> {
  const form = new URLSearchParams(call.raw)
  const order = sim.store.orders.get(form.get('token') ?? '')
  if (!order || !isEqualText(form.get('seal') ?? '', signForm(sim, order.id))) {
    return buildHtmlReply(403, (nonce) =>
      renderMessagePage(nonce, 'This form is not valid any more', 'Open the payment again from the shop.'),
    )
  }
  const opening = parseOpening(form)
  const choice = form.get('choice') ?? ''
  if (choice === 'cancel') return buildDoneReply(order, opening, 'canceled')

  const instrument = CHOICES[choice]
  const buyer = { email: (form.get('email') ?? '').trim(), name: (form.get('name') ?? '').trim() }
  if (!instrument || !isEmail(buyer.email)) {
    const problem = instrument ? 'Enter an email address, such as fan@example.com.' : 'Choose one of the buttons.'
    return buildHtmlReply(422, (nonce) =>
      renderApprovalPage(nonce, { order, opening, seal: signForm(sim, order.id), buyer, problem }),
    )
  }
  try {
    return buildDoneReply(await approveOrder(sim, order.id, buyer, instrument), opening, 'approved')
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error
    return buildDoneReply(order, opening, 'approved')
  }
}

function buildDoneReply(order: Order, opening: Opening, state: 'approved' | 'canceled'): Reply {
  const back = buildReturnUrl(order, opening, state === 'approved')
  if (opening.via === 'page' && back) return { status: 303, headers: { location: back } }
  return buildHtmlReply(200, (nonce) => renderDonePage(nonce, order, opening, state, back))
}

/** The shop's URL for this outcome, built as PayPal does: with token, and PayerID after an approval. */
function buildReturnUrl(order: Order, opening: Opening, approved: boolean): string | undefined {
  const base = (approved ? order.returnUrl : order.cancelUrl) ?? (opening.returnTo || undefined)
  if (!base) return undefined
  const url = new URL(base)
  url.searchParams.set('token', order.id)
  if (approved && order.payer) url.searchParams.set('PayerID', order.payer.accountId)
  return url.href
}

function parseOpening(from: URLSearchParams): Opening {
  const via = from.get('via')
  const origin = from.get('origin') ?? ''
  const address = URL.parse(origin)
  const known = address !== null && /^https?:$/.test(address.protocol) && address.origin === origin
  const returnTo = from.get('return_to') ?? ''
  return {
    // postMessage needs an exact origin; without one the page is treated as a plain page.
    via: known && (via === 'popup' || via === 'modal') ? via : 'page',
    origin: known ? origin : '',
    returnTo: known && URL.parse(returnTo)?.origin === origin ? returnTo : '',
  }
}

function signForm(sim: Simulator, orderId: string): string {
  return calculateMac(sim, `approval form ${orderId}`)
}

export function isEqualText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function buildHtmlReply(status: number, page: (nonce: string) => string): Reply {
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
