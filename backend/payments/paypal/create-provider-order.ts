import { CheckoutPaymentIntent } from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { commonErrors } from '#contract/http'
import { ApiError as Refusal } from '#http/api-error'
import { log } from '#runtime/logger'
import { formatDollars } from '#text/money'
import { getOrdersController } from './get-paypal-client.ts'
import { parsePaypalError } from './parse-paypal-error.ts'

/**
 * Creates an order at PayPal and returns its id. Idempotent per `requestId`. Throws 503 when PayPal cannot be reached,
 * 422 when it does not accept the payee.
 */
export async function createProviderOrder(order: {
  id: string
  requestId: string
  cents: number
  currency: string
  payeeEmail: string | null
  description: string
}): Promise<string> {
  try {
    const answer = await getOrdersController().createOrder({
      paypalRequestId: order.requestId,
      prefer: 'return=minimal',
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [
          {
            customId: order.id,
            invoiceId: order.id,
            description: order.description.slice(0, 127),
            amount: { currencyCode: order.currency, value: formatDollars(order.cents) },
            ...(order.payeeEmail ? { payee: { emailAddress: order.payeeEmail } } : {}),
          },
        ],
      },
    })
    return z.object({ id: z.string() }).parse(JSON.parse(String(answer.body))).id
  } catch (error) {
    const { status, issue, debugId } = parsePaypalError(error)
    log.warn({ status, issue, debugId }, 'creating an order at PayPal failed')
    if (status === 422 && issue.startsWith('PAYEE_')) {
      throw new Refusal({
        code: 'payee-refused',
        status: 422,
        message: 'PayPal does not accept the artist’s account at present.',
      })
    }
    throw new Refusal(commonErrors.unavailable, { retryAfter: 10 })
  }
}
