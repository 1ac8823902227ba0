import type { ReviewDecision } from '#contract/reviews'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getArtistLanguage } from '#module/artists/language'
import { getReceiverLanguage, sendMail } from '#module/mail'
import { formatOrderWording, type OrderWording, orderWordingSql } from '#module/payments/receipts'
import { formatMatter, type ReviewMatter } from '#module/reviews/matters'
import { config } from '#runtime/config'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { decisionMails } from '#text/messages/catalogs/decision-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
import { formatCents } from '#text/messages/format-cents'

type Decided = {
  number: number
  subject: string
  matter: ReviewMatter | null
  decision: ReviewDecision
  note: string
  email: string | null
  name: string | null
  artistId: string | null
  /** What was paid, if it is about a payment. */
  payment: { cents: number; wording: OrderWording } | null
  isAnswer: boolean
  tag: string | null
}

/**
 * Job: mails the decision with its note to the person concerned: the artist named in the evidence, the visitor who left
 * an address, or the payer of an undeliverable order. In the language of the artist, or of the browser that asked or paid.
 */
export async function sendReviewDecisionEmail({ reviewId }: { reviewId: string }): Promise<void> {
  const [decided] = await sql<Decided>(
    db,
    `SELECT r.number, r.subject, r.matter, r.decision, r.note, o.id IS NOT NULL OR r.kind = 'handover' AS "isAnswer",
            CASE WHEN o.id IS NULL THEN a.id END AS "artistId",
            CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('cents', o.cents, 'wording', ${orderWordingSql}) END AS payment,
            CASE WHEN o.id IS NULL THEN a.stage_name ELSE o.payer_name END AS name,
            CASE WHEN o.id IS NULL THEN coalesce(CASE WHEN r.kind = 'handover' THEN nullif(r.evidence->>'email', '') END, a.email)
                 ELSE o.payer_email END AS email,
            (SELECT s.language FROM sessions s
              WHERE s.visitor_id = coalesce(o.visitor_id, CASE WHEN r.effect_key ~ '^visitor:[0-9a-f-]{36}'
                                            THEN substr(r.effect_key, 9, 36)::uuid END)
              ORDER BY s.last_used_at DESC LIMIT 1) AS tag
       FROM reviews r
       LEFT JOIN artists a ON a.id::text = r.evidence->>'artistId'
       LEFT JOIN orders o ON o.id = CASE WHEN r.effect_key LIKE 'stranded:%' THEN split_part(r.effect_key, ':', 2)::uuid END
      WHERE r.id = $1 AND r.state = 'decided'`,
    [reviewId],
  )
  // When PayPal does not name the payer, a placeholder address ending in .invalid is stored.
  if (!decided?.email || decided.email.endsWith('.invalid')) return
  const { number, decision, note, email, name, artistId, payment, isAnswer, tag } = decided
  const language = artistId ? await getArtistLanguage(artistId) : ((await getReceiverLanguage(email, tag)) ?? 'english')
  const [t, mail] = [getMessages(decisionMails, language), getMessages(artistMails, language)]
  const subject = payment
    ? t('review.payment', {
        price: formatCents(payment.cents, language),
        what: formatOrderWording(payment.wording, language),
      })
    : decided.matter && !isAnswer
      ? formatMatter(decided.matter, language)
      : decided.subject
  const looked = t('review.looked', { number, subject })
  const isApproved = decision === 'approve'
  await sendMail({
    to: email,
    ...(name ? { name } : {}),
    language,
    // Handovers and undeliverable payments get an answer rather than a verdict.
    subject: isAnswer
      ? t('review.about', { number })
      : t(isApproved ? 'review.approved' : 'review.declined', { subject }),
    text: [
      name ? mail('greetingName', { name }) : mail('greeting'),
      '',
      isAnswer ? looked : `${looked} ${t(isApproved ? 'review.isApproved' : 'review.isDeclined')}`,
      ...(note ? ['', t('review.wrote'), '', note] : []),
      '',
      mail('contact'),
      config.PUBLIC_URL + buildLanguagePath(language, '/contact-us'),
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
