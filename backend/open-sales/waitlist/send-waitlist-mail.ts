import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
import { config } from '#runtime/config'
import { leaveWaitlistLink } from './delete-waitlist-entry.ts'

/** Job: sends a waiting address its one mail. */
export async function sendWaitlistMail({ waiterId }: { waiterId: string }): Promise<void> {
  const [waiter] = await sql<{ email: string; editionId: string; title: string; artist: string; language: Language }>(
    db,
    `SELECT w.email, w.edition_id AS "editionId", e.title, a.stage_name AS artist, w.language
       FROM open_sale_waiters w JOIN editions e ON e.id = w.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE w.id = $1 AND w.called_at IS NOT NULL AND w.mailed_at IS NULL`,
    [waiterId],
  )
  if (!waiter) return
  const { language, title, artist } = waiter
  const t = getMessages(mails, language)
  const leave = await createOneTimeLink(db, leaveWaitlistLink, { waiterId }, language)
  const url = config.PUBLIC_URL + buildLanguagePath(language, `/buy-copy/${waiter.editionId}`)
  await sendMail({
    to: waiter.email,
    language,
    subject: t('waitlist.subject', { title }),
    text: [
      t('greeting'),
      '',
      t('waitlist.text', { title, artist }),
      '',
      url,
      '',
      t('waitlist.note'),
      '',
      t('waitlist.leave'),
      leave,
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: t('waitlist.button'), url } },
  })
  await sql(db, 'UPDATE open_sale_waiters SET mailed_at = now() WHERE id = $1', [waiterId])
}
