import { raw } from 'objection'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { addressLink } from './address-link.ts'
import { errors } from '#contract/newsletter'
import { NewsletterAddress } from './newsletter-address.ts'

/** Consumes the mailed link: confirms the address and, if requested, subscribes it to the newsletter. */
export function confirmAddress(token: string): Promise<{ email: string; news: boolean }> {
  return runInTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, addressLink, token)
    const address =
      data &&
      (await NewsletterAddress.query(trx)
        .where({ id: data.addressId })
        .patch({
          confirmedAt: raw('coalesce(confirmed_at, now())'),
          ...(data.news && { newsSince: raw('coalesce(news_since, now())'), unsubscribedAt: null }),
        })
        .returning('*')
        .first())
    if (!address) throw new ApiError(errors['link-expired'])
    return { email: address.email, news: address.newsSince !== null }
  })
}
