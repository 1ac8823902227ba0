import { randomToken } from '#platform/session'
import { type Trx, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { spend } from '#platform/throttle'
import { ADDRESS_MAILS_PER_DAY, FORMS_PER_HOUR, GIFTS, type GiftId } from './contract.ts'
import { addressGiven } from './jobs.ts'

const ASKED = 'Thank you. Please look into your mailbox: one click there, and you are on the list.'

/**
 * Asks for news by mail. The answer is the same whoever the address belongs to and whether it is on the list already;
 * only the mail that goes there can put it on.
 */
export async function subscribe(email: string, caller: string): Promise<{ message: string }> {
  await spend(`visitor-forms:${caller}`, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await inTransaction(async (trx) => askToConfirm(trx, await keepAddress(trx, email), { news: true, gift: null }))
  return { message: ASKED }
}

/** Notes who took which graphic, and asks the address to confirm itself. The graphic is free and can be had at once. */
export async function takeGift(
  { email, gift, news }: { email: string; gift: GiftId; news: boolean },
  caller: string,
): Promise<{ file: string }> {
  await spend(`visitor-forms:${caller}`, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await inTransaction(async (trx) => {
    const addressId = await keepAddress(trx, email)
    await sql(trx, 'INSERT INTO visitor_gifts (address_id, gift) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      addressId,
      gift,
    ])
    await askToConfirm(trx, addressId, { news, gift })
  })
  return { file: GIFTS.find(({ id }) => id === gift)?.file ?? '' }
}

async function keepAddress(trx: Trx, email: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    trx,
    `INSERT INTO visitor_addresses AS a (email, unsubscribe_token) VALUES ($1, $2)
     ON CONFLICT (email) DO UPDATE SET asked_at = now() RETURNING id`,
    [email, randomToken()],
  )
  if (!row) throw new Error('an address was not kept')
  return row.id
}

/** One mail for one form: a nervous finger or a second tab sends no second. */
async function askToConfirm(trx: Trx, addressId: string, asked: { news: boolean; gift: GiftId | null }): Promise<void> {
  const once = { oncePer: 60, of: `${addressId} ${asked.news} ${asked.gift}` }
  await enqueue(trx, addressGiven, { addressId, ...asked }, once)
}

export const MAIL_LIMIT = { hits: ADDRESS_MAILS_PER_DAY, seconds: 86_400 }
