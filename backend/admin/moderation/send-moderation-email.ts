import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'

type ModerationAction = {
  action: string
  subject: string
  reason: string
  title: string | null
  email: string
  stageName: string
  paid: { cents: number; captureId: string; description: string } | null
}

const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** The mail's subject and first paragraph for each moderation action. */
const emailTexts: Record<string, (measure: ModerationAction) => [subject: string, text: string]> = {
  'artist-suspend': () => [
    'Your account is suspended',
    'your account at TuneMaker is suspended: your G-Key opens nothing for now, and nothing of yours is for sale. What your fans own stays theirs.',
  ],
  'artist-readmit': () => [
    'Your account is open again',
    'your account at TuneMaker is open again: your G-Key works, and what was for sale before is for sale again.',
  ],
  'g-key-void': () => [
    'Your G-Key is void',
    'one of your G-Keys was made void and opens nothing any more. Your songs and your fans are not touched by that.',
  ],
  'song-take-down': ({ title }) => [
    `“${title}” was taken down`,
    `your song “${title}” was taken out of the catalogue, and no further copy of it is sold. What your fans own stays theirs.`,
  ],
  'song-restore': ({ title }) => [
    `“${title}” is back`,
    `your song “${title}” is back in the catalogue and for sale again.`,
  ],
  'card-take-down': ({ title }) => [
    `“${title}” was taken down`,
    `your art card “${title}” was taken out of the gallery, and no further copy of it is sold. What its collectors own stays theirs.`,
  ],
  'card-restore': ({ title }) => [
    `“${title}” is back`,
    `your art card “${title}” is back in the gallery and for sale again.`,
  ],
  'order-ask-refund': ({ paid }) => [
    'Please send a payment back',
    `please send ${formatDollars(paid?.cents ?? 0)} back for “${paid?.description}”. The money went straight to your PayPal account, so only you can: open the payment with the transaction ID ${paid?.captureId} there and choose to refund it. A full refund ends the fan’s access and frees you of the sale.`,
  ],
}

/** Job: mails the artist what staff did, with the reason verbatim. */
export async function sendModerationEmail({ auditId }: { auditId: string }): Promise<void> {
  const [measure] = await sql<ModerationAction>(
    db,
    `SELECT l.action, l.subject, l.details->>'reason' AS reason, l.details->>'title' AS title, a.email,
            a.stage_name AS "stageName",
            (SELECT jsonb_build_object('cents', o.cents - o.refunded_cents, 'captureId', o.capture_id, 'description', o.description)
               FROM orders o WHERE l.subject = 'order:' || o.id) AS paid
       FROM audit_log l JOIN artists a ON a.id::text = l.details->>'artistId' WHERE l.id = $1`,
    [auditId],
  )
  const say = measure && emailTexts[measure.action]
  if (!say) return
  const [subject, text] = say(measure)
  await sendMail({
    to: measure.email,
    name: measure.stageName,
    subject,
    text: [
      `Hello ${measure.stageName},`,
      '',
      text,
      '',
      'This is why:',
      '',
      measure.reason,
      '',
      'If you think we are wrong, write to us, and a person reads it:',
      `${config.PUBLIC_URL}/contact-us`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
