import type { z } from 'zod'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { Artist } from '#module/artists'
import { Correction, correctionKindNames } from '#module/corrections/policy'
import { contactEmailLink } from './contact-email/contact-email-link.ts'
import { CONTACT_EMAIL_TAKE_BACK_DAYS } from './contract.ts'
import type { sendCorrectionUpdateJob } from './jobs.ts'
import { formatCorrectionText } from './texts/correction-texts.ts'

const textNames = {
  applied: 'applied',
  undone: 'undone',
  'in-review': 'handedOver',
  'carried-out': 'carriedOut',
  declined: 'declined',
} as const

/**
 * Job: mails the artist the new state of a correction. A changed contact address is notified on the old address too.
 */
export async function sendCorrectionUpdate({
  correctionId,
  event,
}: z.output<typeof sendCorrectionUpdateJob.payload>): Promise<void> {
  const correction = await Correction.query(db).findById(correctionId)
  if (!correction) return
  const artist = await Artist.query(db).findById(correction.artistId)
  if (!artist) return
  const moved = event === 'applied' || event === 'undone'
  const addresses = correction.kind === 'contact-email' && moved ? [correction.was, correction.becomes] : [artist.email]
  for (const to of new Set(addresses)) {
    const isReplaced = correction.kind === 'contact-email' && event === 'applied' && to === correction.was
    await sendMail({
      to,
      name: artist.stageName,
      subject:
        `${correctionKindNames[correction.kind][correction.language]}: ${correction.subject || correction.becomes}`.slice(
          0,
          200,
        ),
      text: [
        `${artist.stageName},`,
        '',
        formatCorrectionText(correction, textNames[event]),
        ...(correction.note ? ['', correction.note] : []),
        '',
        `${config.PUBLIC_URL}/request-correction`,
        ...(isReplaced
          ? [
              '',
              `Not you? For ${CONTACT_EMAIL_TAKE_BACK_DAYS} days this link makes this address yours again and signs out everybody who is signed in to your account:`,
              await createOneTimeLink(db, contactEmailLink, { correctionId }),
            ]
          : []),
        ...(moved
          ? [
              '',
              `${isReplaced ? 'Then write' : 'Not you? Write'} to us at once, and a person looks at it:`,
              `${config.PUBLIC_URL}/contact-us`,
            ]
          : []),
        '',
        'TuneMaker',
      ].join('\n'),
    })
  }
}
