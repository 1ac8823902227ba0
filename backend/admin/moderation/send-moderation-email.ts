import type { Language } from '#contract/text'
import { getArtistLanguage } from '#module/artists/language'
import { sendMail } from '#module/mail'
import { formatOrderWording, type OrderWording, orderWordingSql } from '#module/payments/receipts'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { decisionMails } from '#text/messages/catalogs/decision-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
import { formatCents } from '#text/messages/format-cents'

type ModerationAction = {
  action: string
  artistId: string
  reason: string
  title: string | null
  email: string
  stageName: string
  paid: { cents: number; captureId: string; wording: OrderWording } | null
}

/** The messages of a mail's subject and first paragraph, for each moderation action. */
const messageKeys = {
  'artist-suspend': ['suspended.subject', 'suspended.text'],
  'artist-readmit': ['readmitted.subject', 'readmitted.text'],
  'g-key-void': ['keyVoid.subject', 'keyVoid.text'],
  'song-take-down': ['down.subject', 'songDown.text'],
  'song-restore': ['back.subject', 'songBack.text'],
  'card-take-down': ['down.subject', 'cardDown.text'],
  'card-restore': ['back.subject', 'cardBack.text'],
  'order-ask-refund': ['refund.subject', 'refund.text'],
} as const

/** Job: mails the artist what staff did, with the reason verbatim. */
export async function sendModerationEmail({ auditId }: { auditId: string }): Promise<void> {
  const [measure] = await sql<ModerationAction>(
    db,
    `SELECT l.action, a.id AS "artistId", l.details->>'reason' AS reason, l.details->>'title' AS title, a.email,
            a.stage_name AS "stageName",
            (SELECT jsonb_build_object('cents', o.cents - o.refunded_cents, 'captureId', o.capture_id, 'wording', ${orderWordingSql})
               FROM orders o WHERE l.subject = 'order:' || o.id) AS paid
       FROM audit_log l JOIN artists a ON a.id::text = l.details->>'artistId' WHERE l.id = $1`,
    [auditId],
  )
  const keys = messageKeys[measure?.action as keyof typeof messageKeys]
  if (!measure || !keys) return
  const language = await getArtistLanguage(measure.artistId)
  const [t, mail] = [getMessages(decisionMails, language), getMessages(artistMails, language)]
  const [subject, text] = keys.map((key) => t(key, buildValues(measure, language)))
  await sendMail({
    to: measure.email,
    name: measure.stageName,
    language,
    subject: subject ?? '',
    text: [
      mail('greetingName', { name: measure.stageName }),
      '',
      text,
      '',
      t('why'),
      '',
      measure.reason,
      '',
      mail('contact'),
      config.PUBLIC_URL + buildLanguagePath(language, '/contact-us'),
      '',
      'TuneMaker',
    ].join('\n'),
  })
}

/** The values of any of the messages. */
const buildValues = ({ title, paid }: ModerationAction, language: Language) => ({
  title: title ?? '',
  price: formatCents(paid?.cents ?? 0, language),
  what: paid ? formatOrderWording(paid.wording, language) : '',
  payment: paid?.captureId ?? '',
})
