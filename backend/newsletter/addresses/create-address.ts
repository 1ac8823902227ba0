import { fn } from 'objection'
import type { Trx } from '#database/client'
import { createToken } from '#runtime/token'
import { NewsletterAddress } from './newsletter-address.ts'

/** Stores the address, or the time of the latest request for a known one. Returns its id. */
export async function createAddress(trx: Trx, email: string): Promise<string> {
  const { id } = await NewsletterAddress.query(trx)
    .insert({ email, unsubscribeToken: createToken(), askedAt: fn.now() })
    .onConflict('email')
    .merge(['asked_at'])
    .returning('id')
  return id
}
