import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { runWithinBudget } from '#http/limits/rate-limit'
import { personalDataMails } from '#text/messages/catalogs/personal-data-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { PERSONAL_DATA_LINK_MINUTES } from '#contract/personal-data'
import { PERSONAL_DATA_LINKS_PER_HOUR } from './contract.ts'
import { isKnownAddress } from './is-known-address.ts'
import { personalDataLink } from './personal-data-link.ts'
import { sendPersonalDataMail } from './send-personal-data-mail.ts'

/** Job: mails the link to an address under which anything is kept, at most three an hour, and forgets the request. */
export async function sendPersonalDataLink({ linkRequestId }: { linkRequestId: string }): Promise<void> {
  const [request] = await sql<{ email: string; language: Language }>(
    db,
    'SELECT email, language FROM personal_data_requests WHERE id = $1',
    [linkRequestId],
  )
  if (!request) return
  const { email, language } = request
  const hourly = { bucket: `personal-data-link:${email}`, hits: PERSONAL_DATA_LINKS_PER_HOUR, seconds: 3600 }
  const send = async () => {
    const t = getMessages(personalDataMails, language)
    const link = await createOneTimeLink(db, personalDataLink, { email }, language)
    await sendPersonalDataMail(
      { to: email, language, id: `personal-data-${linkRequestId}`, link },
      {
        subject: t('link.subject'),
        text: t('link.text'),
        button: t('link.button'),
        note: t('link.note', { minutes: PERSONAL_DATA_LINK_MINUTES }),
      },
    )
  }
  if (await isKnownAddress(email)) await runWithinBudget(hourly, send)
  await sql(db, 'DELETE FROM personal_data_requests WHERE id = $1', [linkRequestId])
}

/** Hourly cleanup: requests whose mail could not be sent for two days. */
export async function purgePersonalDataRequests(): Promise<void> {
  await sql(db, `DELETE FROM personal_data_requests WHERE asked_at < now() - interval '3 days'`)
}
