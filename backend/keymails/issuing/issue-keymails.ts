import type { EndpointBody } from '#contract/http'
import { runInTransaction } from '#database/client'
import { buildMalformedError } from '#http/api-error'
import { enqueueMailings, parseRecipients } from '#module/keymails/mailings'
import type { issueKeymails as issueKeymailsCall } from './contract.ts'
import { type IssuedKeymail, issueNextKeymails, retryOnCodeCollision } from './issue-next-keymails.ts'

/**
 * Issues Keymails and, if `recipients` are given, mails the first of them, one per address; all or nothing. Throws as
 * issueNextKeymails and sendKeymails do.
 */
export async function issueKeymails(
  artistId: string,
  { editionId, count, pricing, ...sending }: EndpointBody<typeof issueKeymailsCall>,
): Promise<IssuedKeymail[]> {
  const wish = { editionId, count, priceCents: pricing }
  if (!sending.recipients) return issueNextKeymails(artistId, wish)
  const recipients = parseRecipients(sending.recipients)
  if (recipients.length > count)
    throw buildMalformedError('There are more addresses than Keymails. Nothing was issued or sent.')
  return retryOnCodeCollision(() =>
    runInTransaction(async (trx) => {
      const issued = await issueNextKeymails(artistId, wish, trx)
      await enqueueMailings(trx, artistId, editionId, {
        recipients,
        subject: sending.subject ?? 'A Keymail for you',
        message: sending.message ?? 'This copy is kept for you.',
        codes: issued.map(({ code }) => code),
      })
      return issued
    }),
  )
}
