import { createToken } from '#platform/session'
import { type Trx, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { consumeRateLimit } from '#platform/throttle'
import { ADDRESS_MAILS_PER_DAY, FORMS_PER_HOUR, GIFTS, type GiftId } from './contract.ts'
import { sendAddressConfirmationEmailJob } from './jobs.ts'

const ACKNOWLEDGEMENT = 'Thank you. Please look into your mailbox: one click there, and you are on the list.'

/**
 * Requests a newsletter subscription. The answer is the same for every address, subscribed or not; only the link in the
 * mail subscribes it.
 */
export async function subscribeToNewsletter(email: string, caller: string): Promise<{ message: string }> {
  await consumeRateLimit(`visitor-forms:${caller}`, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await inTransaction(async (trx) => enqueueAddressConfirmation(trx, await recordAddress(trx, email), { news: true, gift: null }))
  return { message: ACKNOWLEDGEMENT }
}

/**
 * Records who downloaded which graphic and requests confirmation of the address. The graphic is free and available at
 * once.
 */
export async function downloadGift(
  { email, gift, news }: { email: string; gift: GiftId; news: boolean },
  caller: string,
): Promise<{ file: string }> {
  await consumeRateLimit(`visitor-forms:${caller}`, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await inTransaction(async (trx) => {
    const addressId = await recordAddress(trx, email)
    await sql(trx, 'INSERT INTO visitor_gifts (address_id, gift) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      addressId,
      gift,
    ])
    await enqueueAddressConfirmation(trx, addressId, { news, gift })
  })
  return { file: GIFTS.find(({ id }) => id === gift)?.file ?? '' }
}

async function recordAddress(trx: Trx, email: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    trx,
    `INSERT INTO visitor_addresses AS a (email, unsubscribe_token) VALUES ($1, $2)
     ON CONFLICT (email) DO UPDATE SET asked_at = now() RETURNING id`,
    [email, createToken()],
  )
  if (!row) throw new Error('the address was not stored')
  return row.id
}

/** One mail per form and minute, even after a double click or from a second tab. */
async function enqueueAddressConfirmation(trx: Trx, addressId: string, asked: { news: boolean; gift: GiftId | null }): Promise<void> {
  const once = { singletonSeconds: 60, singletonKey: `${addressId} ${asked.news} ${asked.gift}` }
  await enqueue(trx, sendAddressConfirmationEmailJob, { addressId, ...asked }, once)
}

export const ADDRESS_MAIL_LIMIT = { hits: ADDRESS_MAILS_PER_DAY, seconds: 86_400 }
