import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Reason } from '#module/copyright/policy'
import { buildReleasedBeforeSql, type ReleasedBefore } from '#module/catalog/recordings'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { formatMail, formatReasons, mailTexts } from './mail-texts.ts'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { recordings } from '#text/messages/catalogs/recordings/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
import { getArtistLanguage } from '#module/artists/language'

/** Job: mails an artist the result of a song's check. */
export async function sendSongCheckResult({ songId }: { songId: string }): Promise<void> {
  const [row] = await sql<{
    email: string
    name: string
    title: string
    artistId: string
    reasons: Reason[]
    state: string
    releasedBefore: ReleasedBefore
  }>(
    db,
    `SELECT a.id AS "artistId", a.email, a.stage_name AS name, s.title, s.state, c.reasons, ${buildReleasedBeforeSql('s')} AS "releasedBefore"
       FROM songs s JOIN artists a ON a.id = s.artist_id
       JOIN copyright_checks c ON c.subject_kind = 'song' AND c.subject_id = s.id
      WHERE s.id = $1`,
    [songId],
  )
  if (!row) return
  const language = await getArtistLanguage(row.artistId)
  const t = getMessages(artistMails, language)
  const buildUrl = (path: string) => config.PUBLIC_URL + buildLanguagePath(language, path)
  const words = mailTexts[language]
  const say = (sentence: string) => sentence.replace('{number}', () => row.title)
  const reasons = formatReasons(row.reasons, language)
  const released = row.releasedBefore && getMessages(recordings, language)('releasedBefore', row.releasedBefore)
  const hello = words.hello.replace('{name}', () => row.name)
  const { title } = row
  const mails: Record<string, [subject: string, paragraphs: string[]]> = {
    replaced: [t('song.replaced', { title }), [hello, say(words.recordingPublished), buildUrl('/members-workshop')]],
    published: [t('song.published', { title }), [hello, say(words.songPublished), buildUrl('/members-workshop')]],
    'in-review': [
      t('song.review', { title }),
      [hello, say(words.songReview), reasons, ...(released ? [released] : []), words.promise],
    ],
    declined: [
      t('song.declined', { title }),
      [hello, say(words.songDeclined), reasons, `${words.objection}\n${buildUrl('/contact-us')}`],
    ],
  }
  const mail = mails[row.state]
  if (!mail) return
  const [subject, paragraphs] = mail
  await sendMail({ to: row.email, name: row.name, language, subject, text: formatMail(paragraphs) })
}
