import { sendMail } from '#module/mail'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import type { Reason } from './contract.ts'
import { mailTexts } from './mail-words.ts'
import { type Language, getReasonText } from './reasons.ts'

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
    subject: `G-Key ${row.number}`,
    text: formatMail([
      words.hello.replace('{name}', () => row.name),
      words.inReview.replace('{number}', () => row.number),
      formatReasons(row.reasons, row.language),
      words.promise,
      `${config.PUBLIC_URL}/governance-tracker?number=${row.number}`,
    ]),
  })
}

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
    published: [hello, say(words.songPublished), `${config.PUBLIC_URL}/members-workshop`],
    'in-review': [hello, say(words.songReview), reasons, words.promise],
    declined: [hello, say(words.songDeclined), reasons, `${words.objection}\n${config.PUBLIC_URL}/contact-us`],
  }
  const text = texts[row.state]
  if (text) await sendMail({ to: row.email, name: row.name, subject: row.title, text: formatMail(text) })
}

function formatReasons(reasons: Reason[], language: Language): string {
  return reasons.map((reason) => `- ${getReasonText(reason, language)}`).join('\n')
}

const formatMail = (parts: string[]) => [...parts, 'TuneMaker'].join('\n\n')
