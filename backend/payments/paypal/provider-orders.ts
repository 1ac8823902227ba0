import { z } from 'zod'
import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import { log } from '#runtime/logger'
import { formatDollars, toCents } from '#text/money'
import { parsePaypalError } from './parse-paypal-error.ts'
import { getPaypal } from './get-paypal.ts'

const amountSchema = z.object({ currency_code: z.string(), value: z.string() }).transform((amount, ctx) => {
  const value = toCents(amount.value)
  if (value === undefined) ctx.addIssue(`not an amount: ${amount.value}`)
  return { cents: value ?? 0, currency: amount.currency_code }
})

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: amountSchema,
  seller_receivable_breakdown: z.object({ paypal_fee: amountSchema.optional() }).optional(),
})

export const refundSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema })

const createdOrderSchema = z.object({ id: z.string() })

const providerOrderSchema = z
  .object({
    id: z.string(),
    status: z.string(),
    payer: z
      .object({
        email_address: z.string().optional(),
        name: z.object({ given_name: z.string().optional(), surname: z.string().optional() }).optional(),
        address: z.object({ country_code: z.string().optional() }).optional(),
      })
      .optional(),
    purchase_units: z
      .array(
        z.object({
          custom_id: z.string().optional(),
          amount: amountSchema.optional(),
          payee: z.object({ email_address: z.string().optional() }).optional(),
          payments: z
            .object({ captures: z.array(captureSchema).optional(), refunds: z.array(refundSchema).optional() })
            .optional(),
        }),
      )
      .min(1),
  })
  .transform((order) => {
    const unit = order.purchase_units[0]
    const capture = unit?.payments?.captures?.at(-1)
    return {
      id: order.id,
      status: order.status,
      customId: unit?.custom_id,
      cents: unit?.amount?.cents,
      currency: unit?.amount?.currency,
      payeeEmail: unit?.payee?.email_address,
      payer: {
        email: order.payer?.email_address,
        // Anything but two letters is as good as unknown.
        country: /^[A-Z]{2}$/.exec(order.payer?.address?.country_code ?? '')?.[0],
        name: [order.payer?.name?.given_name, order.payer?.name?.surname].filter(Boolean).join(' '),
      },
      /** Refunds to the buyer, in cents; PayPal keeps its fee. */
      refunds: (unit?.payments?.refunds ?? [])
        .filter((refund) => refund.status === 'COMPLETED')
        .map((refund) => ({ id: refund.id, cents: refund.amount.cents })),
      /** `status` is PayPal's own value. */
      capture: capture && {
        id: capture.id,
        status: capture.status,
        pendingReason: capture.status_details?.reason ?? null,
        cents: capture.amount.cents,
        currency: capture.amount.currency,
        feeCents: capture.seller_receivable_breakdown?.paypal_fee?.cents ?? 0,
      },
    }
  })

/** An order as PayPal reports it. */
export type ProviderOrder = z.output<typeof providerOrderSchema>

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
    const { paypalOrders, CheckoutPaymentIntent } = await getPaypal()
    const { body } = await paypalOrders.createOrder({
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
    return createdOrderSchema.parse(JSON.parse(String(body))).id
  } catch (error) {
    const { status, issue, debugId } = parsePaypalError(error)
    log.warn({ status, issue, debugId }, 'creating an order at PayPal failed')
    if (status === 422 && issue.startsWith('PAYEE_')) {
      throw new ApiError({
        code: 'payee-refused',
        status: 422,
        message: 'PayPal does not accept the artist’s account at present.',
      })
    }
    throw new ApiError(commonErrors.unavailable, { retryAfter: 10 })
  }
}

/** The current order at PayPal; undefined when PayPal does not know it. Throws when PayPal cannot be reached. */
export async function getProviderOrder(providerOrderId: string): Promise<ProviderOrder | undefined> {
  try {
    const { paypalOrders } = await getPaypal()
    const { body } = await paypalOrders.getOrder({ id: providerOrderId })
    return providerOrderSchema.parse(JSON.parse(String(body)))
  } catch (error) {
    const { status, issue, message } = parsePaypalError(error)
    if (status === 404) return undefined
    // The SDK's message is only "The error response."; this one is what an operator sees on a dead job.
    throw new Error(status ? `PayPal answered ${status}${issue && ` ${issue}`} about an order` : message, {
      cause: error,
    })
  }
}

/** Result of a capture call. `unknown`: the money may or may not have moved; look it up, never assume. */
export type CaptureResult =
  | { kind: 'captured'; order: ProviderOrder }
  | { kind: 'refused'; issue: string; debugId: string | null }
  | { kind: 'unknown'; reason: string }

/** Captures an order at PayPal. Moves the money once per `requestId`, however often it is called. Never throws. */
export async function captureProviderOrder(providerOrderId: string, requestId: string): Promise<CaptureResult> {
  try {
    const { paypalOrders } = await getPaypal()
    const { body } = await paypalOrders.captureOrder({
      id: providerOrderId,
      paypalRequestId: requestId,
      prefer: 'return=representation',
    })
    return { kind: 'captured', order: providerOrderSchema.parse(JSON.parse(String(body))) }
  } catch (error) {
    const { status, issue, debugId, message } = parsePaypalError(error)
    // Only a response that names an issue is a definite refusal. 401, 403, 409, 429 and 5xx say nothing about the
    // money.
    if ((status === 422 || status === 404 || status === 400) && issue) {
      return { kind: 'refused', issue, debugId }
    }
    return { kind: 'unknown', reason: status ? `status ${status} ${issue}` : message }
  }
}
