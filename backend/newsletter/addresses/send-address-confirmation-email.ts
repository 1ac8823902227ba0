import { db } from '#database/client'
import { trackRateLimit } from '#http/limits/rate-limit'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { config } from '#runtime/config'
import { addressLink } from './address-link.ts'
import { buildUnsubscribeUrl } from '../build-unsubscribe-url.ts'
import { ADDRESS_LINK_MINUTES, ADDRESS_MAILS_PER_DAY, type GiftId, GIFTS, UNCONFIRMED_DAYS } from '#contract/newsletter'
import { NewsletterAddress } from './newsletter-address.ts'

/**
 * Job: mails the confirmation link. Skipped when there is nothing left to confirm; at most three mails a day per
 * address.
 */
export async function sendAddressConfirmationEmail(asked: {
  addressId: string
  news: boolean
  gift: GiftId | null
}): Promise<void> {
  const address = await NewsletterAddress.query(db).findById(asked.addressId)
  if (!address || (address.confirmedAt ? address.newsSince || !asked.news : address.unsubscribedAt)) return
  if (
    (await trackRateLimit(db, `visitor-address-mail:${asked.addressId}`, ADDRESS_MAIL_LIMIT)) > ADDRESS_MAIL_LIMIT.hits
  )
    return
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
              `Here is “${gift.title}” again, in case you want it on another device:`,
              '',
              config.PUBLIC_URL + gift.file,
              '',
            ]
          : []),
        asked.news
          ? 'We received a request to send our news to this address. If it was you, please confirm:'
          : 'If this address is yours, please confirm it, so that we know that nobody else typed it:',
        '',
        confirm,
        '',
        `The link works once, for ${ADDRESS_LINK_MINUTES / 1440} days. If it was not you, do nothing: without it you get no mail from us, and the address is forgotten after ${UNCONFIRMED_DAYS} days. To never be asked again:`,
        '',
        buildUnsubscribeUrl(address.unsubscribeToken),
        '',
        'TuneMaker',
      ].join('\n'),
      design: { button: { label: 'Confirm this address', url: confirm } },
    })
  } catch (error) {
    // Only mails that were sent count: the job retries.
    await trackRateLimit(db, `visitor-address-mail:${asked.addressId}`, ADDRESS_MAIL_LIMIT, -1)
    throw error
  }
}

export const ADDRESS_MAIL_LIMIT = { hits: ADDRESS_MAILS_PER_DAY, seconds: 86_400 }
