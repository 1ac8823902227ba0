import type { Language } from '#contract/text'
import { db } from '#database/client'
import { runWithinBudget } from '#http/limits/rate-limit'
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
  const { language = 'english' } = asked
  const t = getMessages(mails, language)
  const gift = GIFTS.find(({ id }) => id === asked.gift)
  const budget = { bucket: `visitor-address-mail:${asked.addressId}`, ...ADDRESS_MAIL_LIMIT }
  await runWithinBudget(budget, async () => {
    const confirm = await createOneTimeLink(db, addressLink, { addressId: asked.addressId, news: asked.news }, language)
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
  })
}

export const ADDRESS_MAIL_LIMIT = { hits: ADDRESS_MAILS_PER_DAY, seconds: 86_400 }
