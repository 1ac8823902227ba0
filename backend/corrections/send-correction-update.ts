import type { z } from 'zod'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { decisionMails } from '#text/messages/catalogs/decision-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
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
 * Job: mails the artist the new state of a correction, in the language in which they asked. A changed contact address is notified on the old address too.
 */
export async function sendCorrectionUpdate({
  correctionId,
  event,
}: z.output<typeof sendCorrectionUpdateJob.payload>): Promise<void> {
  const correction = await Correction.query(db).findById(correctionId)
  if (!correction) return
  const artist = await Artist.query(db).findById(correction.artistId)
  if (!artist) return
  const { language } = correction
  const t = getMessages(decisionMails, language)
  const buildUrl = (path: string) => config.PUBLIC_URL + buildLanguagePath(language, path)
  const moved = event === 'applied' || event === 'undone'
  const addresses = correction.kind === 'contact-email' && moved ? [correction.was, correction.becomes] : [artist.email]
  for (const to of new Set(addresses)) {
    const isReplaced = correction.kind === 'contact-email' && event === 'applied' && to === correction.was
    await sendMail({
      to,
      name: artist.stageName,
      language,
      subject: `${correctionKindNames[correction.kind][language]}: ${correction.subject || correction.becomes}`.slice(
        0,
        200,
      ),
      text: [
        `${artist.stageName},`,
        '',
        formatCorrectionText(correction, textNames[event]),
        ...(correction.note ? ['', correction.note] : []),
        '',
        buildUrl('/request-correction'),
        ...(isReplaced
          ? [
              '',
              t('correction.takeBack', { days: CONTACT_EMAIL_TAKE_BACK_DAYS }),
              await createOneTimeLink(db, contactEmailLink, { correctionId }),
            ]
          : []),
        ...(moved ? ['', t(isReplaced ? 'correction.then' : 'correction.notYou'), buildUrl('/contact-us')] : []),
        '',
        'TuneMaker',
      ].join('\n'),
    })
  }
}
