import { ApiError, CheckoutPaymentIntent, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { config } from '#platform/config'
import { commonErrors } from '#contract/platform'
import { log } from '#platform/logger'
import { ApiError as Refusal } from '#platform/refusal'
import { toCents, formatDollars } from './money.ts'
import { PaypalClient } from './paypal-client.ts'

/** After this time the outcome of a call counts as unknown and is left to reconcileOrder. */
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

function createPaypalClient(): PaypalClient | undefined {
  if (!config.PAYPAL_CLIENT_ID || !config.PAYPAL_CLIENT_SECRET) return undefined
  return new PaypalClient({
    baseUrl: config.PAYPAL_API_URL ?? apiUrls[config.PAYPAL_ENVIRONMENT],
    clientId: config.PAYPAL_CLIENT_ID,
    clientSecret: config.PAYPAL_CLIENT_SECRET,
    timeoutMs: TIMEOUT_MS,
  })
}

let client: PaypalClient | undefined

export function getPaypalClient(): PaypalClient {
  client ??= createPaypalClient()
  if (!client) throw new Refusal(commonErrors.unavailable, { retryAfter: 60 })
  return client
}

const getOrdersController = () => new OrdersController(getPaypalClient())

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

const refundSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema })

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
        amount: amountSchema.optional(),
        payee: z.object({ email_address: z.string().optional() }).optional(),
        payments: z
          .object({ captures: z.array(captureSchema).optional(), refunds: z.array(refundSchema).optional() })
          .optional(),
      }),
    )
    .min(1),
})

/** One capture as reported by PayPal. `status` is PayPal's own value. */
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
  /** Refunds to the buyer, in cents; PayPal keeps its fee. */
  refunds: { id: string; cents: number }[]
}

/** Result of a capture call. `unknown`: the money may or may not have moved; look it up, never assume. */
export type CaptureResult =
  | { kind: 'captured'; order: ProviderOrder }
  | { kind: 'refused'; issue: string; debugId: string | null }
  | { kind: 'unknown'; reason: string }

function parseProviderOrder(body: unknown): ProviderOrder {
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

/** The current order at PayPal; undefined when PayPal does not know it. Throws when PayPal cannot be reached. */
export async function getProviderOrder(providerOrderId: string): Promise<ProviderOrder | undefined> {
  try {
    const answer = await getOrdersController().getOrder({ id: providerOrderId })
    return parseProviderOrder(answer.body)
  } catch (error) {
    const { status, issue, message } = parsePaypalError(error)
    if (status === 404) return undefined
    // The SDK's message is only "The error response."; this one is what an operator sees on a dead job.
    throw new Error(status ? `PayPal answered ${status}${issue && ` ${issue}`} about an order` : message, {
      cause: error,
    })
  }
}

/**
 * The current dispute at PayPal; undefined when it does not exist or we may not read it. Throws when PayPal cannot be
 * reached.
 */
export async function getProviderDispute(id: string): Promise<z.output<typeof disputeSchema> | undefined> {
  const answer = await getPaypalClient().get(`/v1/customer/disputes/${encodeURIComponent(id)}`)
  if (answer.statusCode === 404 || answer.statusCode === 403) return undefined
  if (answer.statusCode !== 200) throw new Error(`PayPal returned ${answer.statusCode} for a dispute`)
  return disputeSchema.parse(JSON.parse(answer.body))
}

/** Captures an order at PayPal. Moves the money once per `requestId`, however often it is called. Never throws. */
export async function captureProviderOrder(providerOrderId: string, requestId: string): Promise<CaptureResult> {
  try {
    const answer = await getOrdersController().captureOrder({
      id: providerOrderId,
      paypalRequestId: requestId,
      prefer: 'return=representation',
    })
    return { kind: 'captured', order: parseProviderOrder(answer.body) }
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

/** Result of a refund call. */
export type RefundResult =
  | { kind: 'refunded'; refund: { id: string; cents: number } }
  | { kind: 'refused'; issue: string }
  | { kind: 'unknown'; reason: string }

/** Refunds all that is left of a capture, once per `requestId`. Never throws. */
export async function refundProviderCapture(captureId: string, requestId: string): Promise<RefundResult> {
  try {
    const answer = await new PaymentsController(getPaypalClient()).refundCapturedPayment({
      captureId,
      paypalRequestId: requestId,
      prefer: 'return=representation',
    })
    const refund = refundSchema.parse(typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body)
    return refund.status === 'COMPLETED'
      ? { kind: 'refunded', refund: { id: refund.id, cents: refund.amount.cents } }
      : { kind: 'unknown', reason: `refund ${refund.status}` }
  } catch (error) {
    const { status, issue, message } = parsePaypalError(error)
    if ((status === 422 || status === 404 || status === 400 || status === 403) && issue)
      return { kind: 'refused', issue }
    return { kind: 'unknown', reason: status ? `status ${status} ${issue}` : message }
  }
}

const errorSchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

/** The SDK types only some errors, so the raw body is parsed for all of them. */
function parsePaypalError(error: unknown) {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (!(error instanceof ApiError)) return { status: 0, issue: '', debugId: null, message }
  let body: z.output<typeof errorSchema> = {}
  try {
    body = errorSchema.parse(JSON.parse(String(error.body)))
  } catch {
    // Not JSON, such as a gateway's HTML page: only the status is known.
  }
  return {
    status: error.statusCode,
    issue: body.details?.[0]?.issue ?? body.name ?? '',
    debugId: body.debug_id ?? null,
    message,
  }
}

let cachedClientToken: { value: string; until: number } | undefined

/** A token for PayPal's browser script. Shared by all visitors for at most five of its fifteen minutes. */
export async function getClientToken(): Promise<string> {
  if (cachedClientToken && cachedClientToken.until > Date.now()) return cachedClientToken.value
  try {
    const { access_token, expires_in } = await getPaypalClient().requestToken({ response_type: 'client_token' })
    cachedClientToken = { value: access_token, until: Date.now() + Math.min(300, expires_in / 2) * 1000 }
    return access_token
  } catch (error) {
    log.warn({ err: error }, 'requesting a client token failed')
    throw new Refusal(commonErrors.unavailable, { retryAfter: 10 })
  }
}
