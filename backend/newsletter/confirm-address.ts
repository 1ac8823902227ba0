import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink } from '#module/mail'
import { addressLink } from './address-link.ts'
import { errors } from './contract.ts'

/** Consumes the mailed link: confirms the address and, if requested, subscribes it to the newsletter. */
export function confirmAddress(token: string): Promise<{ email: string; news: boolean }> {
  return runInTransaction(async (trx) => {
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
