import { z } from 'zod'
import { getPaypal } from '#module/payments/paypal'

export type ProviderDispute = z.output<typeof disputeSchema>

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

/**
 * The current dispute at PayPal; undefined when it does not exist or we may not read it. Throws when PayPal cannot be
 * reached.
 */
export async function getProviderDispute(id: string): Promise<ProviderDispute | undefined> {
  const { paypalClient } = await getPaypal()
  const response = await paypalClient.get(`/v1/customer/disputes/${encodeURIComponent(id)}`)
  if (response.statusCode === 404 || response.statusCode === 403) return undefined
  if (response.statusCode !== 200) throw new Error(`PayPal returned ${response.statusCode} for a dispute`)
  return disputeSchema.parse(JSON.parse(response.body))
}

const captureSchema = z.object({ custom_id: z.uuid().optional() })

/** Our id of the order that a capture paid; undefined when it is none of ours or we may not read it. */
export async function getCapturedOrderId(captureId: string): Promise<string | undefined> {
  const { paypalClient } = await getPaypal()
  const response = await paypalClient.get(`/v2/payments/captures/${encodeURIComponent(captureId)}`)
  if (response.statusCode === 404 || response.statusCode === 403) return undefined
  if (response.statusCode !== 200) throw new Error(`PayPal returned ${response.statusCode} for a capture`)
  return captureSchema.safeParse(JSON.parse(response.body)).data?.custom_id
}
