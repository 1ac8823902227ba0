import { PaypalError } from '#local/paypal-simulator/http/errors'
import type { Call, Reply } from '#local/paypal-simulator/http/http'
import { refundByPayee } from '#local/paypal-simulator/api/settlements'
import { calculateMac } from '#local/paypal-simulator/api/tokens'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { Capture } from '#local/paypal-simulator/store/store'
import { buildHtmlReply, isEqualText } from './approval.ts'
import { renderMessagePage, renderPaymentPage } from './approval-page.ts'

const signForm = (sim: Simulator, captureId: string) => calculateMac(sim, `refund form ${captureId}`)

/** GET /activity/payment/CAPTUREID: a payment in its payee's account, with a form that refunds it. */
export function getPayment(call: Call, sim: Simulator): Reply {
  const capture = sim.store.captures.get(call.params['id'] ?? '')
  return capture ? buildPaymentReply(sim, capture) : buildMissingReply()
}

/** POST to the same address: refunds the amount, accepted only from the form of that page. */
export async function refundPayment(call: Call, sim: Simulator): Promise<Reply> {
  const capture = sim.store.captures.get(call.params['id'] ?? '')
  if (!capture) return buildMissingReply()
  const form = new URLSearchParams(call.raw)
  if (!isEqualText(form.get('seal') ?? '', signForm(sim, capture.id)))
    return buildHtmlReply(403, (nonce) =>
      renderMessagePage(nonce, 'This form is not valid any more', 'Open the payment again from the workshop.'),
    )
  const cents = Math.round(Number(form.get('amount')) * 100)
  try {
    if (!(cents > 0)) throw new PaypalError(422, 'INVALID_REQUEST', 'An amount of more than nothing.')
    await refundByPayee(sim, capture.id, cents)
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error
    return buildPaymentReply(sim, capture, 'That amount cannot be refunded.')
  }
  return buildPaymentReply(sim, sim.store.captures.get(capture.id) ?? capture)
}

const buildPaymentReply = (sim: Simulator, capture: Capture, problem?: string): Reply =>
  buildHtmlReply(problem ? 422 : 200, (nonce) =>
    renderPaymentPage(nonce, { ...capture, seal: signForm(sim, capture.id), ...(problem ? { problem } : {}) }),
  )

const buildMissingReply = (): Reply =>
  buildHtmlReply(404, (nonce) =>
    renderMessagePage(nonce, 'This payment does not exist', 'It may belong to another simulator.'),
  )
