import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Language } from '#contract/text'
import type { Reason } from '#module/copyright/policy'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { formatMail, formatReasons, mailTexts } from './mail-texts.ts'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'

/** Job: mails an applicant that the application is in review, with the reasons. */
export async function sendApplicationInReview({ applicationId }: { applicationId: string }): Promise<void> {
  const [row] = await sql<{
    email: string
    name: string
    number: string
    language: Language
    reasons: Reason[]
    state: string
  }>(
    db,
    `SELECT a.email, a.full_name AS name, a.tracking_number AS number, a.language, a.state, c.reasons
       FROM g_key_applications a JOIN copyright_checks c ON c.subject_kind = 'application' AND c.subject_id = a.id
      WHERE a.id = $1`,
    [applicationId],
  )
  if (row?.state !== 'in-review') return
  const words = mailTexts[row.language]
  await sendMail({
    to: row.email,
    name: row.name,
    language: row.language,
    subject: getMessages(artistMails, row.language)('review.subject', { number: row.number }),
    text: formatMail([
      words.hello.replace('{name}', () => row.name),
      words.inReview.replace('{number}', () => row.number),
      formatReasons(row.reasons, row.language),
      words.promise,
      `${config.PUBLIC_URL}${buildLanguagePath(row.language, '/governance-tracker')}?number=${row.number}`,
    ]),
  })
}
