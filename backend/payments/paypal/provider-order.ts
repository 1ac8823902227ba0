import { z } from 'zod'
import { toCents } from '#text/money'

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

export function parseProviderOrder(body: unknown): ProviderOrder {
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
