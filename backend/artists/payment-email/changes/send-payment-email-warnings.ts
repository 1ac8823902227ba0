import type { z } from 'zod'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import type { sendPaymentEmailWarningsJob } from '#jobs/artists/payment-email'
import { paymentEmailStopLink } from '../payment-email-link.ts'

type Warning = {
  was: string
  becomes: string
  effectiveAt: Date | null
  confirmed: boolean
  artistName: string
  email: string
  formerEmails: string[]
}

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

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
            a.stage_name AS "artistName", a.email,
            ARRAY (SELECT was FROM corrections WHERE artist_id = a.id AND kind = 'contact-email'
                      AND applied_at > now() - interval '7 days') AS "formerEmails"
       FROM payment_email_changes c JOIN artists a ON a.id = c.artist_id
      WHERE c.id = $1 AND c.state = $2`,
    [changeId, event],
  )
  if (!warning) return
  const { was, becomes, artistName, email, formerEmails } = warning
  for (const to of new Set([was, email, ...formerEmails])) {
    const address = await createOneTimeLink(db, paymentEmailStopLink, { changeId })
    await sendMail({
      to,
      name: artistName,
      subject:
        event === 'applied' ? 'Your fans now pay another address' : 'Somebody wants your fans to pay another address',
      text: [
        `Hello ${artistName},`,
        '',
        ...formatEvent(warning, event),
        '',
        `So far: ${was}`,
        `From then on: ${becomes}`,
        '',
        event === 'applied'
          ? 'Not you? This link signs out everybody who is signed in to your account. Then write to us at once:'
          : 'Not you? This link stops the change and signs out everybody who is signed in to your account:',
        address,
        '',
        'TuneMaker',
      ].join('\n'),
      id: `payment-email-${event}-${changeId}-${to}`,
    })
  }
}

function formatEvent({ effectiveAt, confirmed }: Warning, event: 'requested' | 'approved' | 'applied'): string[] {
  switch (event) {
    case 'requested':
      return [
        'your account asked for another PayPal address. A person looks at it, and if they approve, sales go there 24 hours later at the earliest. Until then nothing changes.',
      ]
    case 'approved':
      return [
        `a person has approved your other PayPal address. Sales go there from ${timeFormat.format(effectiveAt ?? new Date())} UTC on${confirmed ? '' : ', provided it has answered our mail by then'}. Until then nothing changes.`,
      ]
    case 'applied':
      return ['your other PayPal address is in force. Payments that were already under way arrive where they began.']
  }
}
