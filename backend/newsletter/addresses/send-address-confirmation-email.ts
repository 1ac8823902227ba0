import type { Language } from '#contract/text'
import { db } from '#database/client'
import { trackRateLimit } from '#http/limits/rate-limit'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { config } from '#runtime/config'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
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
  language?: Language
}): Promise<void> {
  const address = await NewsletterAddress.query(db).findById(asked.addressId)
  if (!address || (address.confirmedAt ? address.newsSince || !asked.news : address.unsubscribedAt)) return
  if (
    (await trackRateLimit(db, `visitor-address-mail:${asked.addressId}`, ADDRESS_MAIL_LIMIT)) > ADDRESS_MAIL_LIMIT.hits
  )
    return
  const { language = 'english' } = asked
  const t = getMessages(mails, language)
  const confirm = await createOneTimeLink(db, addressLink, { addressId: asked.addressId, news: asked.news }, language)
  const gift = GIFTS.find(({ id }) => id === asked.gift)
  try {
    await sendMail({
      to: address.email,
      language,
      subject: asked.news ? t('address.newsSubject') : t('address.giftSubject'),
      text: [
        t('greeting'),
        '',
        ...(gift ? [t('address.gift', { title: gift.title }), '', config.PUBLIC_URL + gift.file, ''] : []),
        asked.news ? t('address.news') : t('address.confirm'),
        '',
        confirm,
        '',
        t('address.note', { days: ADDRESS_LINK_MINUTES / 1440, forgotten: UNCONFIRMED_DAYS }),
        '',
        buildUnsubscribeUrl(address.unsubscribeToken, language),
        '',
        'TuneMaker',
      ].join('\n'),
      design: { button: { label: t('address.button'), url: confirm } },
    })
  } catch (error) {
    // Only mails that were sent count: the job retries.
    await trackRateLimit(db, `visitor-address-mail:${asked.addressId}`, ADDRESS_MAIL_LIMIT, -1)
    throw error
  }
}

export const ADDRESS_MAIL_LIMIT = { hits: ADDRESS_MAILS_PER_DAY, seconds: 86_400 }
