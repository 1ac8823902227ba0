import { db } from '#database/client'
import type { EndpointReply } from '#contract/http'
import type { getPaymentEmailChange as getPaymentEmailChangeCall } from '#contract/artists/payment-email'
import { PaymentEmailChange } from './payment-email-change.ts'

/** The artist's open request for another payment address, or null. */
export async function getPaymentEmailChange(
  artistId: string,
): Promise<EndpointReply<typeof getPaymentEmailChangeCall>> {
  const change = await PaymentEmailChange.query(db)
    .where({ artist_id: artistId })
    .whereIn('state', ['requested', 'approved'])
    .first()
  if (!change) return { change: null }
  const { was, becomes, requestedAt, confirmedAt, effectiveAt } = change
  return {
    change: {
      was,
      becomes,
      requestedAt: requestedAt.toISOString(),
      confirmed: confirmedAt !== null,
      effectiveAt: effectiveAt?.toISOString() ?? null,
    },
  }
}
