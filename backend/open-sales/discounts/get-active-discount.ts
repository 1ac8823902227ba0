import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeNetworkCost, refundNetworkCost } from '#http/limits/network-cost'
import { log } from '#runtime/logger'
import { discountCode, errors } from './contract.ts'

/** Wrong codes per network and hour; beyond them each try takes a proof of work. Right ones cost nothing. */
const GUESSES = { name: 'discounts', perNetwork: { hits: 60, seconds: 3600 } }

/** The least that a Keymail can cost. */
const LEAST_CENTS = 100

/**
 * The discount that a code gives on an edition now. Whether a use is left for this buyer is decided by the statement
 * that claims the copy, when the payment starts. Throws 404, the same for unknown, ended and used codes.
 */
export async function getActiveDiscount(
  editionId: string,
  typed: string,
  caller: { address: string; proof: number },
): Promise<{ id: string; code: string; percent: number }> {
  // Before the look: else right codes would answer differently beyond the limit.
  await consumeNetworkCost({ ...GUESSES, own: [] }, caller)
  const code = discountCode.safeParse(typed).data
  const [discount] = await sql<{ id: string; code: string; percent: number }>(
    db,
    `SELECT d.id, d.code, d.percent FROM discount_codes d JOIN editions e ON e.artist_id = d.artist_id
      WHERE e.id = $1 AND d.code = $2 AND (d.edition_id IS NULL OR d.edition_id = e.id) AND d.ended_at IS NULL
        AND (d.ends_at IS NULL OR d.ends_at > now()) AND (d.uses_max IS NULL OR d.used < d.uses_max)`,
    [editionId, code ?? ''],
  )
  if (!discount) throw new ApiError(errors['discount-unknown'])
  // The code is right, whatever becomes of that.
  await refundNetworkCost(GUESSES, caller.address).catch((error: unknown) =>
    log.warn({ err: error }, 'refunding a discount code failed'),
  )
  return discount
}

/** Rounded to the cent, in the buyer's favor, and never less than a Keymail may cost. */
export const calculateDiscounted = (cents: number, percent: number): number =>
  Math.min(cents, Math.max(LEAST_CENTS, Math.floor((cents * (100 - percent)) / 100)))
