import { z } from 'zod'
import { type OneTimeLink, createOneTimeLink, sendMail, consumeOneTimeLink } from '#module/mail'
import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { incrementRateLimit } from '#platform/throttle'
import { ADDRESS_LINK_MINUTES, GIFTS, type GiftId, UNCONFIRMED_DAYS, errors } from './contract.ts'
import { ADDRESS_MAIL_LIMIT } from './leave-address.ts'

const addressLinkData = z.object({ addressId: z.string(), news: z.boolean() })
const addressLink: OneTimeLink<typeof addressLinkData> = {
  kind: 'visitor-address',
  page: '/confirm-address',
  minutes: ADDRESS_LINK_MINUTES,
  data: addressLinkData,
}

type Address = { email: string; confirmed: boolean; silenced: boolean; news: boolean; token: string }

/**
 * Job: mails the confirmation link. Skipped when there is nothing left to confirm; at most three mails a day per
 * address.
 */
export async function sendAddressConfirmationEmail(asked: { addressId: string; news: boolean; gift: GiftId | null }): Promise<void> {
  const [address] = await sql<Address>(
    db,
    `SELECT email, confirmed_at IS NOT NULL AS confirmed, confirmed_at IS NULL AND unsubscribed_at IS NOT NULL AS silenced,
            news_since IS NOT NULL AS news, unsubscribe_token AS token
       FROM visitor_addresses WHERE id = $1`,
    [asked.addressId],
  )
  if (!address || address.silenced || (address.confirmed && (address.news || !asked.news))) return
  if ((await incrementRateLimit(db, `visitor-address-mail:${asked.addressId}`, ADDRESS_MAIL_LIMIT)) > ADDRESS_MAIL_LIMIT.hits) return
  const confirm = await createOneTimeLink(db, addressLink, { addressId: asked.addressId, news: asked.news })
  const gift = GIFTS.find(({ id }) => id === asked.gift)
  try {
    await sendMail({
      to: address.email,
      subject: asked.news ? 'News from TuneMaker: please confirm' : 'Your graphic from TuneMaker',
      text: [
        'Hello,',
        '',
        ...(gift
          ? [
              `here is “${gift.title}” once more, should you want it on another device:`,
              '',
              config.PUBLIC_URL + gift.file,
              '',
            ]
          : []),
        asked.news
          ? 'Somebody, hopefully you, asked us to write to this address when there is news. If it was you, please say so:'
          : 'If this address is yours, please confirm it, so that we know that nobody else typed it:',
        '',
        confirm,
        '',
        `The link works once, for ${ADDRESS_LINK_MINUTES / 1440} days. If it was not you, do nothing: without it you get no mail from us, and the address is forgotten after ${UNCONFIRMED_DAYS} days. To never be asked again:`,
        '',
        buildUnsubscribeUrl(address.token),
        '',
        'TuneMaker',
      ].join('\n'),
    })
  } catch (error) {
    // Only mails that were sent count: the job retries.
    await incrementRateLimit(db, `visitor-address-mail:${asked.addressId}`, ADDRESS_MAIL_LIMIT, -1)
    throw error
  }
}

export const buildUnsubscribeUrl = (token: string) => `${config.PUBLIC_URL}/unsubscribe?token=${token}`

/** Consumes the mailed link: confirms the address and, if requested, subscribes it to the newsletter. */
export function confirmAddress(token: string): Promise<{ email: string; news: boolean }> {
  return inTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, addressLink, token)
    const [address] = data
      ? await sql<{ email: string; news: boolean }>(
          trx,
          `UPDATE visitor_addresses SET confirmed_at = coalesce(confirmed_at, now()),
                  news_since = CASE WHEN $2 THEN coalesce(news_since, now()) ELSE news_since END,
                  unsubscribed_at = CASE WHEN $2 THEN NULL ELSE unsubscribed_at END
            WHERE id = $1 RETURNING email, news_since IS NOT NULL AS news`,
          [data.addressId, data.news],
        )
      : []
    if (!address) throw new ApiError(errors['link-expired'])
    return address
  })
}

/** Stops all mail to an address. The link is in every mail and may be used repeatedly. */
export async function unsubscribeFromNewsletter(token: string): Promise<{ email: string }> {
  const [address] = await sql<{ email: string }>(
    db,
    `UPDATE visitor_addresses SET news_since = NULL, unsubscribed_at = coalesce(unsubscribed_at, now())
      WHERE unsubscribe_token = $1 RETURNING email`,
    [token],
  )
  if (!address) throw new ApiError(errors['unsubscribe-unknown'])
  return address
}

/**
 * Job, hourly: deletes unconfirmed addresses and their gift downloads. Unsubscribed addresses are kept, so that they
 * get no further mail.
 */
export async function purgeUnconfirmedAddresses(): Promise<void> {
  await sql(
    db,
    `DELETE FROM visitor_addresses
      WHERE confirmed_at IS NULL AND unsubscribed_at IS NULL AND asked_at < now() - make_interval(days => $1)`,
    [UNCONFIRMED_DAYS],
  )
}
