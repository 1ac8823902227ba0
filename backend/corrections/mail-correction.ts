import type { z } from 'zod'
import { sendMail } from '#module/mail'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { Correction } from './correction.ts'
import type { correctionMoved } from './jobs.ts'
import { kindNames } from './kind-names.ts'
import { say } from './replies.ts'

const sentenceOf = {
  applied: 'applied',
  undone: 'undone',
  'in-review': 'handedOver',
  'carried-out': 'carriedOut',
  declined: 'declined',
} as const

/** Job: tells the artist what became of a correction. When the address itself was corrected, the old one is told, too. */
export async function mailCorrection({ correctionId, event }: z.output<typeof correctionMoved.payload>): Promise<void> {
  const correction = await Correction.query(db).findById(correctionId)
  if (!correction) return
  const [artist] = await sql<{ email: string; stageName: string }>(
    db,
    'SELECT email, stage_name AS "stageName" FROM artists WHERE id = $1',
    [correction.artistId],
  )
  if (!artist) return
  const moved = event === 'applied' || event === 'undone'
  const addresses = correction.kind === 'contact-email' && moved ? [correction.was, correction.becomes] : [artist.email]
  for (const to of new Set(addresses)) {
    await sendMail({
      to,
      name: artist.stageName,
      subject: `${kindNames[correction.kind][correction.language]}: ${correction.subject || correction.becomes}`.slice(
        0,
        200,
      ),
      text: [
        `${artist.stageName},`,
        '',
        say(correction, sentenceOf[event]),
        ...(correction.note ? ['', correction.note] : []),
        '',
        `${config.PUBLIC_URL}/request-correction`,
        ...(moved
          ? ['', 'Not you? Write to us at once, and a person looks at it:', `${config.PUBLIC_URL}/contact-us`]
          : []),
        '',
        'TuneMaker',
      ].join('\n'),
    })
  }
}
