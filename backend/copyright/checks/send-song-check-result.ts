import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Language } from '#contract/text'
import type { Reason } from '#module/copyright/policy'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { formatMail, formatReasons, mailTexts } from './mail-texts.ts'

/** Job: mails an artist the result of a song's check. */
export async function sendSongCheckResult({ songId }: { songId: string }): Promise<void> {
  const [row] = await sql<{
    email: string
    name: string
    title: string
    language: Language | null
    reasons: Reason[]
    state: string
  }>(
    db,
    `SELECT a.email, a.stage_name AS name, s.title, g.language, s.state, c.reasons
       FROM songs s JOIN artists a ON a.id = s.artist_id
       JOIN copyright_checks c ON c.subject_kind = 'song' AND c.subject_id = s.id
       LEFT JOIN g_key_applications g ON g.artist_id = a.id
      WHERE s.id = $1`,
    [songId],
  )
  if (!row) return
  const language = row.language ?? 'english'
  const words = mailTexts[language]
  const say = (sentence: string) => sentence.replace('{number}', () => row.title)
  const reasons = formatReasons(row.reasons, language)
  const hello = words.hello.replace('{name}', () => row.name)
  const texts: Record<string, string[]> = {
    replaced: [hello, say(words.recordingPublished), `${config.PUBLIC_URL}/members-workshop`],
    published: [hello, say(words.songPublished), `${config.PUBLIC_URL}/members-workshop`],
    'in-review': [hello, say(words.songReview), reasons, words.promise],
    declined: [hello, say(words.songDeclined), reasons, `${words.objection}\n${config.PUBLIC_URL}/contact-us`],
  }
  const text = texts[row.state]
  if (text) await sendMail({ to: row.email, name: row.name, subject: row.title, text: formatMail(text) })
}
