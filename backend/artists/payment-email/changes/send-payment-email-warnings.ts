import type { z } from 'zod'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import type { sendPaymentEmailWarningsJob } from '#jobs/artists/payment-email'
import { paymentEmailStopLink } from '../payment-email-link.ts'
import type { Language } from '#contract/text'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { getArtistLanguage } from '#module/artists/language'

type Warning = {
  was: string
  becomes: string
  effectiveAt: Date | null
  confirmed: boolean
  artistId: string
  artistName: string
  email: string
  formerEmails: string[]
}

/**
 * Job: tells the old payment address and the contact address, also one that was replaced within the last week, about a
 * change of the payment address, with a link that stops it.
 */
export async function sendPaymentEmailWarnings({
  changeId,
  event,
}: z.output<typeof sendPaymentEmailWarningsJob.payload>): Promise<void> {
  const [warning] = await sql<Warning>(
    db,
    `SELECT c.was, c.becomes, c.effective_at AS "effectiveAt", c.confirmed_at IS NOT NULL AS confirmed,
            a.id AS "artistId", a.stage_name AS "artistName", a.email,
            ARRAY (SELECT was FROM corrections WHERE artist_id = a.id AND kind = 'contact-email'
                      AND applied_at > now() - interval '7 days') AS "formerEmails"
       FROM payment_email_changes c JOIN artists a ON a.id = c.artist_id
      WHERE c.id = $1 AND c.state = $2`,
    [changeId, event],
  )
  if (!warning) return
  const { was, becomes, artistId, artistName, email, formerEmails } = warning
  const language = await getArtistLanguage(artistId)
  const t = getMessages(artistMails, language)
  for (const to of new Set([was, email, ...formerEmails])) {
    const address = await createOneTimeLink(db, paymentEmailStopLink, { changeId }, language)
    await sendMail({
      to,
      name: artistName,
      language,
      subject: t(event === 'applied' ? 'warning.subjectApplied' : 'warning.subject'),
      text: [
        t('greetingName', { name: artistName }),
        '',
        formatEvent(warning, event, language),
        '',
        t('warning.was', { email: was }),
        t('warning.becomes', { email: becomes }),
        '',
        t(event === 'applied' ? 'warning.stopApplied' : 'warning.stop'),
        address,
        '',
        'TuneMaker',
      ].join('\n'),
      id: `payment-email-${event}-${changeId}-${to}`,
    })
  }
}

function formatEvent(
  { effectiveAt, confirmed }: Warning,
  event: 'requested' | 'approved' | 'applied',
  language: Language,
): string {
  const t = getMessages(artistMails, language)
  if (event !== 'approved') return t(event === 'requested' ? 'warning.requested' : 'warning.applied')
  const date = (effectiveAt ?? new Date()).toLocaleString(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return t(confirmed ? 'warning.approved' : 'warning.approvedUnconfirmed', { date })
}
