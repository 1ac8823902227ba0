import type { Opening } from './approval.ts'
import { APPROVAL_CSS } from './approval-style.ts'
import type { Order } from '#local/paypal-simulator/store/store'

export type ApprovalPage = {
  order: Order
  opening: Opening
  /** Proves that the form was submitted from this page. */
  seal: string
  buyer?: { email: string; name: string }
  problem?: string
}

const HEADING = 'PayPal simulator: no real money'

/** The page where the buyer approves, declines or cancels. Works without JavaScript. */
export function renderApprovalPage(nonce: string, { order, opening, seal, buyer, problem }: ApprovalPage): string {
  const refused = order.declines > 0 && order.instrument === 'declined'
  const { email, name } = buyer ?? {
    email: order.payer?.email ?? 'fan@example.com',
    name: getPayerName(order) ?? 'Robin Fan',
  }
  return renderPage(
    nonce,
    `Pay ${formatAmount(order)}`,
    `
    ${refused ? renderNotice('The last way to pay was refused by the bank. Nothing was charged. Approve again with another one.') : ''}
    <dl class="bill">
      <div><dt>To</dt><dd>${renderPayee(order)}</dd></div>
      ${order.description ? `<div><dt>For</dt><dd>${encodeHtml(order.description)}</dd></div>` : ''}
      <div><dt>Order</dt><dd class="code">${encodeHtml(order.id)}</dd></div>
    </dl>
    <form method="post" action="/checkoutnow">
      <input type="hidden" name="token" value="${encodeHtml(order.id)}">
      <input type="hidden" name="seal" value="${encodeHtml(seal)}">
      <input type="hidden" name="via" value="${opening.via}">
      <input type="hidden" name="origin" value="${encodeHtml(opening.origin)}">
      <input type="hidden" name="return_to" value="${encodeHtml(opening.returnTo)}">
      <fieldset>
        <legend>Who pays?</legend>
        <label>Email
          <input name="email" type="email" required maxlength="254" autocomplete="off" spellcheck="false" value="${encodeHtml(email)}"${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
        </label>
        <label>Name
          <input name="name" maxlength="100" autocomplete="off" spellcheck="false" value="${encodeHtml(name)}">
        </label>
        ${problem ? `<p class="problem" id="problem" role="alert">${encodeHtml(problem)}</p>` : ''}
      </fieldset>
      <button class="approve" name="choice" value="approve">Approve</button>
      <button class="decline" name="choice" value="decline" aria-describedby="about-decline">Decline</button>
      <p class="hint" id="about-decline">Approves with a card that the bank will refuse.</p>
      <button class="cancel" name="choice" value="cancel" formnovalidate>Cancel</button>
      <details>
        <summary>More outcomes</summary>
        <button class="decline" name="choice" value="pending" aria-describedby="about-pending">Approve, payment stays pending</button>
        <p class="hint" id="about-pending">The money waits for a review, as with an eCheck, until somebody settles it.</p>
      </details>
    </form>`,
  )
}

/** Posts the outcome to the window that opened the page, or links back to the shop if there is none. */
export function renderDonePage(
  nonce: string,
  order: Order,
  opening: Opening,
  state: 'approved' | 'canceled',
  back: string | undefined,
): string {
  const title = state === 'approved' ? 'Approved' : 'Canceled'
  const sentence = state === 'approved' ? 'The shop can take the payment now.' : 'Nothing was paid.'
  const message = { source: 'paypal-simulator', state, orderId: order.id, payerId: order.payer?.accountId }
  const tell = `
    const teller = window.opener ?? (window.parent === window ? null : window.parent)
    teller?.postMessage(${encodeScriptJson(message)}, ${encodeScriptJson(opening.origin)})
    if (window.opener) window.close()`
  return renderPage(
    nonce,
    title,
    `
    <p class="end">${encodeHtml(sentence)}</p>
    <p class="hint">${back ? `<a href="${encodeHtml(back)}">Back to the shop</a>` : 'You can close this window and go back to the shop.'}</p>
    ${opening.via === 'page' ? '' : `<script nonce="${nonce}">${tell}</script>`}`,
  )
}

export function renderMessagePage(nonce: string, title: string, sentence: string): string {
  return renderPage(nonce, title, `<p class="end">${encodeHtml(sentence)}</p>`)
}

type PaymentPage = {
  id: string
  cents: number
  refundedCents: number
  currency: string
  seal: string
  problem?: string
}

/** A payment as its payee sees it, with a form that refunds it, whole or in part. */
export function renderPaymentPage(
  nonce: string,
  { id, cents, refundedCents, currency, seal, problem }: PaymentPage,
): string {
  const left = cents - refundedCents
  const write = (amount: number) => `${(amount / 100).toFixed(2)} ${encodeHtml(currency)}`
  return renderPage(
    nonce,
    `Payment ${write(cents)}`,
    `
    <dl class="bill">
      <div><dt>Payment</dt><dd class="code">${encodeHtml(id)}</dd></div>
      <div><dt>Received</dt><dd>${write(cents)}</dd></div>
      <div><dt>Refunded</dt><dd>${write(refundedCents)}</dd></div>
    </dl>
    ${
      left > 0
        ? `<form method="post">
      <input type="hidden" name="seal" value="${encodeHtml(seal)}">
      <fieldset>
        <legend>Refund this payment</legend>
        <label>Amount
          <input name="amount" inputmode="decimal" required value="${(left / 100).toFixed(2)}">
        </label>
        ${problem ? `<p class="problem" role="alert">${encodeHtml(problem)}</p>` : ''}
      </fieldset>
      <button class="approve">Refund</button>
    </form>`
        : '<p class="end">All of it went back to the buyer.</p>'
    }`,
  )
}

function renderPage(nonce: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${encodeHtml(title)} · ${HEADING}</title>
  <link rel="icon" href="data:,">
  <style nonce="${nonce}">${APPROVAL_CSS}</style>
</head>
<body>
  <main>
    <header>
      <p class="sign"><strong>PayPal simulator</strong><span>no real money</span></p>
      <h1>${encodeHtml(title)}</h1>
    </header>
    ${content}
  </main>
  <footer>A local stand-in for PayPal. It moves numbers in a file on this computer and nothing else.</footer>
</body>
</html>
`
}

function renderNotice(sentence: string): string {
  return `<p class="notice" role="status">${encodeHtml(sentence)}</p>`
}

function renderPayee({ payee: { email, merchantId }, brandName }: Order): string {
  const account = encodeHtml(email ?? merchantId)
  return brandName ? `${encodeHtml(brandName)}<br><span class="account">${account}</span>` : account
}

function getPayerName({ payer }: Order): string | undefined {
  return payer && `${payer.givenName} ${payer.surname}`
}

function formatAmount({ cents, currency }: Order): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}

function encodeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** JSON that cannot end the script element around it. */
function encodeScriptJson(value: object | string): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
