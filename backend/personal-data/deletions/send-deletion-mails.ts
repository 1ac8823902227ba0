import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { personalDataMails } from '#text/messages/catalogs/personal-data-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { sendPersonalDataMail } from '#module/personal-data/links'
import { locales } from '#text/messages/locales'
import { deletionLink } from './cancel-deletion.ts'

type Deletion = { email: string; language: Language; dueAt: Date; artistName: string | null }

async function getDeletion(deletionId: string, state: 'scheduled' | 'done'): Promise<Deletion | undefined> {
  const [deletion] = await sql<Deletion>(
    db,
    `SELECT d.email, d.language, d.due_at AS "dueAt", a.stage_name AS "artistName"
       FROM personal_data_deletions d LEFT JOIN artists a ON a.id = d.artist_id
      WHERE d.id = $1 AND d.state = $2 AND d.email IS NOT NULL`,
    [deletionId, state],
  )
  return deletion
}

/** Job: says when the account will be deleted, with the link that stops it. */
export async function sendDeletionPlanned({ deletionId }: { deletionId: string }): Promise<void> {
  const deletion = await getDeletion(deletionId, 'scheduled')
  if (!deletion) return
  const { email, language, artistName } = deletion
  const t = getMessages(personalDataMails, language)
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(deletion.dueAt)
  const link = await createOneTimeLink(db, deletionLink, { deletionId }, language)
  await sendPersonalDataMail(
    { to: email, language, id: `deletion-${deletionId}`, link },
    {
      subject: t('planned.subject', { date }),
      text: artistName === null ? t('planned.text', { date }) : t('planned.artistText', { date, artist: artistName }),
      button: t('planned.button'),
      note: t('planned.note'),
    },
  )
}

/** Job: says that it is done, and forgets the address. */
export async function sendDeletionDone({ deletionId }: { deletionId: string }): Promise<void> {
  const deletion = await getDeletion(deletionId, 'done')
  if (!deletion) return
  const { email, language, artistName } = deletion
  const t = getMessages(personalDataMails, language)
  await sendPersonalDataMail(
    { to: email, language, id: `deletion-done-${deletionId}` },
    {
      subject: t('done.subject'),
      text: artistName === null ? t('done.text') : t('done.artistText', { artist: artistName }),
      note: t('done.note'),
    },
  )
  await sql(db, 'UPDATE personal_data_deletions SET email = NULL WHERE id = $1', [deletionId])
}
