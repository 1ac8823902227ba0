import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { buildLanguagePath } from '#text/messages/language-path'
import { getArtistLanguage } from '#module/artists/language'

/** Job: tells an artist who left what has ended, what remains, and until when the books open. */
export async function sendAccountClosedEmail({ artistId }: { artistId: string }): Promise<void> {
  const [artist] = await sql<{ email: string; name: string; until: Date }>(
    db,
    `SELECT email, stage_name AS name, closed_at + interval '30 days' AS until
       FROM artists WHERE id = $1 AND closed_at IS NOT NULL`,
    [artistId],
  )
  if (!artist) return
  const { email, name, until } = artist
  const language = await getArtistLanguage(artistId)
  const t = getMessages(artistMails, language)
  const buildUrl = (path: string) => config.PUBLIC_URL + buildLanguagePath(language, path)
  await sendMail({
    id: `account-closed-${artistId}`,
    to: email,
    name,
    language,
    subject: t('closed.subject'),
    text: [
      t('greetingName', { name }),
      '',
      t('closed.text'),
      '',
      t('closed.fans'),
      '',
      t('closed.books', { date: until.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' }) }),
      buildUrl('/closed-account'),
      '',
      t('closed.notYou'),
      buildUrl('/contact-us'),
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
