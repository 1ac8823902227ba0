import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { personalDataMails } from '#text/messages/catalogs/personal-data-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { sendPersonalDataMail } from '#module/personal-data/links'
import { EXPORT_DAYS } from './contract.ts'
import { exportLink, READY_AT } from './export-link.ts'

/** Job: mails the link to an archive that is ready. */
export async function sendExport({ exportId }: { exportId: string }): Promise<void> {
  const [ready] = await sql<{ email: string; language: Language; readyAt: string }>(
    db,
    `SELECT email, language, ${READY_AT} AS "readyAt" FROM personal_data_exports WHERE id = $1 AND state = 'ready'`,
    [exportId],
  )
  if (!ready) return
  const { email, language, readyAt } = ready
  const t = getMessages(personalDataMails, language)
  const link = await createOneTimeLink(db, exportLink, { exportId, readyAt }, language)
  await sendPersonalDataMail(
    { to: email, language, id: `export-${exportId}-${readyAt.replaceAll(/\D/g, '')}`, link },
    {
      subject: t('export.subject'),
      text: t('export.text'),
      button: t('export.button'),
      note: t('export.note', { days: EXPORT_DAYS }),
    },
  )
}
