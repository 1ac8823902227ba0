import { ApiError, CheckoutPaymentIntent, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { config } from '#platform/config'
import { commonRefusals } from '#contract/platform'
import { log } from '#platform/logger'
import { Refusal } from '#platform/refusal'
import { centsOf, dollarsOf } from './money.ts'
import { PaypalClient } from './paypal-client.ts'

/** After this many milliseconds an answer counts as unknown, and the reconciliation job asks. */
const TIMEOUT_MS = 8_000

const apiUrls = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
} as const
const scriptUrls = {
  live: 'https://www.paypal.com/web-sdk/v6/core',
  sandbox: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
} as const

export const scriptUrl = config.PAYPAL_SCRIPT_URL ?? scriptUrls[config.PAYPAL_ENVIRONMENT]

function makeClient(): PaypalClient | undefined {
  if (!config.PAYPAL_CLIENT_ID || !config.PAYPAL_CLIENT_SECRET) return undefined
  return new PaypalClient({
    baseUrl: config.PAYPAL_API_URL ?? apiUrls[config.PAYPAL_ENVIRONMENT],
    clientId: config.PAYPAL_CLIENT_ID,
    clientSecret: config.PAYPAL_CLIENT_SECRET,
    timeoutMs: TIMEOUT_MS,
  })
}

let client: PaypalClient | undefined

export function paypal(): PaypalClient {
  client ??= makeClient()
  if (!client) throw new Refusal(commonRefusals.unavailable, { retryAfter: 60 })
  return client
}

const orders = () => new OrdersController(paypal())

const cents = z.object({ currency_code: z.string(), value: z.string() }).transform((amount, ctx) => {
  const value = centsOf(amount.value)
  if (value === undefined) ctx.addIssue(`not an amount: ${amount.value}`)
  return { cents: value ?? 0, currency: amount.currency_code }
})

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: cents,
  seller_receivable_breakdown: z.object({ paypal_fee: cents.optional() }).optional(),
})

export const disputeSchema = z.object({
  dispute_id: z.string().min(1).max(255),
  reason: z.string().max(255).default(''),
  status: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  dispute_amount: z.object({ value: z.string() }).optional(),
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: z.object({ value: z.string() }).optional() })
    .optional(),
})

const refundSchema = z.object({ id: z.string(), status: z.string(), amount: cents })

const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  payer: z
    .object({
      email_address: z.string().optional(),
      name: z.object({ given_name: z.string().optional(), surname: z.string().optional() }).optional(),
    })
    .optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: cents.optional(),
        payee: z.object({ email_address: z.string().optional() }).optional(),
        payments: z
          .object({ captures: z.array(captureSchema).optional(), refunds: z.array(refundSchema).optional() })
          .optional(),
      }),
    )
    .min(1),
})

/** One movement of money, as the provider tells it. `status` is PayPal's own word. */
export type ProviderCapture = {
  id: string
  status: string
  pendingReason: string | null
  cents: number
  currency: string
  feeCents: number
}

export type ProviderOrder = {
  id: string
  status: string
  customId: string | undefined
  cents: number | undefined
  currency: string | undefined
  payeeEmail: string | undefined
  payer: { email: string | undefined; name: string }
  capture: ProviderCapture | undefined
  /** Money that went back to the buyer, in cents; the provider keeps its fee. */
  refunds: { id: string; cents: number }[]
}

/** What became of a try to capture. `unknown`: money may or may not have moved; ask again, never assume. */
export type CaptureAnswer =
  | { kind: 'captured'; order: ProviderOrder }
  | { kind: 'refused'; issue: string; debugId: string | null }
  | { kind: 'unknown'; reason: string }

function readOrder(body: unknown): ProviderOrder {
  const order = orderSchema.parse(typeof body === 'string' ? JSON.parse(body) : body)
  const unit = order.purchase_units[0]
  const capture = unit?.payments?.captures?.at(-1)
  const name = [order.payer?.name?.given_name, order.payer?.name?.surname].filter(Boolean).join(' ')
  return {
    id: order.id,
    status: order.status,
    customId: unit?.custom_id,
    cents: unit?.amount?.cents,
    currency: unit?.amount?.currency,
    payeeEmail: unit?.payee?.email_address,
    payer: { email: order.payer?.email_address, name },
    refunds: (unit?.payments?.refunds ?? [])
      .filter((refund) => refund.status === 'COMPLETED')
      .map((refund) => ({ id: refund.id, cents: refund.amount.cents })),
    capture: capture && {
      id: capture.id,
      status: capture.status,
      pendingReason: capture.status_details?.reason ?? null,
      cents: capture.amount.cents,
      currency: capture.amount.currency,
      feeCents: capture.seller_receivable_breakdown?.paypal_fee?.cents ?? 0,
    },
  }
}

/**
 * Makes an order at the provider and returns its id. `requestId` makes repeating it safe.
 * Throws a 503 when the provider cannot be reached, a 422 when it does not accept the payee.
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
    const answer = await orders().createOrder({
      paypalRequestId: order.requestId,
      prefer: 'return=minimal',
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [
          {
            customId: order.id,
            invoiceId: order.id,
            description: order.description.slice(0, 127),
            amount: { currencyCode: order.currency, value: dollarsOf(order.cents) },
            ...(order.payeeEmail ? { payee: { emailAddress: order.payeeEmail } } : {}),
          },
        ],
      },
    })
    return z.object({ id: z.string() }).parse(JSON.parse(String(answer.body))).id
  } catch (error) {
    const { status, issue, debugId } = failureOf(error)
    log.warn({ status, issue, debugId }, 'PayPal did not make an order')
    if (status === 422 && issue.startsWith('PAYEE_')) {
      throw new Refusal({
        code: 'payee-refused',
        status: 422,
        message: 'PayPal does not accept the artist’s account at present.',
      })
    }
    throw new Refusal(commonRefusals.unavailable, { retryAfter: 10 })
  }
}

/** The order as the provider has it now; undefined when the provider does not know it. Throws when it cannot be asked. */
export async function getProviderOrder(providerOrderId: string): Promise<ProviderOrder | undefined> {
  try {
    const answer = await orders().getOrder({ id: providerOrderId })
    return readOrder(answer.body)
  } catch (error) {
    const { status, issue, message } = failureOf(error)
    if (status === 404) return undefined
    // The SDK says "The error response." and no more, and whoever repairs a dead job reads nothing else.
    throw new Error(status ? `PayPal answered ${status}${issue && ` ${issue}`} about an order` : message, {
      cause: error,
    })
  }
}

/** A buyer's complaint as the provider has it now; undefined when it does not show it to us. Throws when it cannot be asked. */
export async function getProviderDispute(id: string): Promise<z.output<typeof disputeSchema> | undefined> {
  const answer = await paypal().read(`/v1/customer/disputes/${encodeURIComponent(id)}`)
  if (answer.statusCode === 404 || answer.statusCode === 403) return undefined
  if (answer.statusCode !== 200) throw new Error(`PayPal answered ${answer.statusCode} to a dispute`)
  return disputeSchema.parse(JSON.parse(answer.body))
}

/** Asks the provider to move the money, once per `requestId` however often it is called. Never throws. */
export async function captureProviderOrder(providerOrderId: string, requestId: string): Promise<CaptureAnswer> {
  try {
    const answer = await orders().captureOrder({
      id: providerOrderId,
      paypalRequestId: requestId,
      prefer: 'return=representation',
    })
    return { kind: 'captured', order: readOrder(answer.body) }
  } catch (error) {
    const { status, issue, debugId, message } = failureOf(error)
    // Only an answer that names its reason is a definite no. 401, 403, 409, 429 and 5xx say nothing of the money.
    if ((status === 422 || status === 404 || status === 400) && issue) {
      return { kind: 'refused', issue, debugId }
    }
    return { kind: 'unknown', reason: status ? `status ${status} ${issue}` : message }
  }
}

/** What became of a try to give a payment back. */
export type RefundAnswer =
  | { kind: 'refunded'; refund: { id: string; cents: number } }
  | { kind: 'refused'; issue: string }
  | { kind: 'unknown'; reason: string }

/** Asks the provider to send back all that is left of a capture, once per `requestId`. Never throws. */
export async function refundProviderCapture(captureId: string, requestId: string): Promise<RefundAnswer> {
  try {
    const answer = await new PaymentsController(paypal()).refundCapturedPayment({
      captureId,
      paypalRequestId: requestId,
      prefer: 'return=representation',
    })
    const refund = refundSchema.parse(typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body)
    return refund.status === 'COMPLETED'
      ? { kind: 'refunded', refund: { id: refund.id, cents: refund.amount.cents } }
      : { kind: 'unknown', reason: `refund ${refund.status}` }
  } catch (error) {
    const { status, issue, message } = failureOf(error)
    if ((status === 422 || status === 404 || status === 400 || status === 403) && issue)
      return { kind: 'refused', issue }
    return { kind: 'unknown', reason: status ? `status ${status} ${issue}` : message }
  }
}

const errorBody = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

/** The SDK types only some failures; their raw body is read for all of them. */
function failureOf(error: unknown) {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (!(error instanceof ApiError)) return { status: 0, issue: '', debugId: null, message }
  let body: z.output<typeof errorBody> = {}
  try {
    body = errorBody.parse(JSON.parse(String(error.body)))
  } catch {
    // A gateway's HTML page: the status is all there is.
  }
  return {
    status: error.statusCode,
    issue: body.details?.[0]?.issue ?? body.name ?? '',
    debugId: body.debug_id ?? null,
    message,
  }
}

let clientToken: { value: string; until: number } | undefined

/** A token for the provider's script in the browser. Shared by all visitors for five of its fifteen minutes. */
export async function getClientToken(): Promise<string> {
  if (clientToken && clientToken.until > Date.now()) return clientToken.value
  try {
    const { access_token, expires_in } = await paypal().requestToken({ response_type: 'client_token' })
    clientToken = { value: access_token, until: Date.now() + Math.min(300, expires_in / 2) * 1000 }
    return access_token
  } catch (error) {
    log.warn({ err: error }, 'PayPal gave no client token')
    throw new Refusal(commonRefusals.unavailable, { retryAfter: 10 })
  }
}
