import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getReceiverLanguage, sendMail } from '#module/mail'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { formatCents } from '#text/messages/format-cents'
import { locales } from '#text/messages/locales'
import { buildLanguagePath } from '#text/messages/language-path'
import { config } from '#runtime/config'
import { getDocumentBytes } from '#module/pdf'
import { formatOrderWording, type OrderWording, orderWordingSql } from './order-wording.ts'
import { formatReceiptNumber, receiptDocument } from './receipt-document.ts'

/** The copy that an order bought. */
type Copy = { artist: string; artistId: string; title: string; copy: number; of: number; code: string }

/** Job: mails one receipt with its PDF. Does nothing if it was already sent. */
export async function sendReceipt({ orderId }: { orderId: string }): Promise<void> {
  const [order] = await sql<{
    email: string
    name: string
    wording: OrderWording
    cents: number
    paidAt: Date
    artistName: string | null
    copy: Copy | null
    tag: string | null
  }>(
    db,
    `SELECT o.payer_email AS email, coalesce(o.payer_name, '') AS name, ${orderWordingSql} AS wording, o.cents, o.completed_at AS "paidAt",
            a.stage_name AS "artistName",
            (SELECT s.language FROM sessions s WHERE s.visitor_id = o.visitor_id ORDER BY s.last_used_at DESC LIMIT 1) AS tag,
            (SELECT jsonb_build_object('artist', seller.stage_name, 'artistId', seller.id, 'title', e.title,
                                       'copy', k.copy, 'of', e.copies, 'code', k.code)
               FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists seller ON seller.id = e.artist_id
              WHERE k.order_id = o.id) AS copy
       FROM orders o LEFT JOIN artists a ON a.id = o.payee_artist_id
      WHERE o.id = $1 AND o.state = 'completed' AND o.receipt_sent_at IS NULL
        AND o.payer_email NOT LIKE '%@payer.invalid'`,
    [orderId],
  )
  if (!order) return
  const number = formatReceiptNumber(orderId, order.paidAt)
  const language = (await getReceiverLanguage(order.email, order.tag)) ?? 'english'
  const t = getMessages(mails, language)
  const { name } = order
  const what = formatOrderWording(order.wording, language)
  const price = formatCents(order.cents, language)
  await sendMail({
    to: order.email,
    name,
    language,
    subject: t('receipt.subject', { what }),
    text: [
      name ? t('greetingName', { name }) : t('greeting'),
      '',
      t('receipt.paid', { price, what }),
      order.artistName ? t('receipt.toArtist', { artist: order.artistName }) : t('receipt.toUs'),
      '',
      ...(order.copy ? buildCopyLines(order.copy, language) : []),
      t('receipt.attached', { number }),
      '',
      'TuneMaker',
    ].join('\n'),
    ...(order.copy
      ? {
          design: {
            button: { label: t('receipt.button'), url: buildRoomUrl(order.copy.artistId, language) },
            ticket: order.copy,
          },
        }
      : {}),
    id: `receipt-${orderId}`,
    attachments: [
      {
        fileName: `${number}.pdf`,
        content: await getDocumentBytes(receiptDocument, { orderId, language }),
        type: 'application/pdf',
      },
    ],
  })
  await sql(db, 'UPDATE orders SET receipt_sent_at = now() WHERE id = $1', [orderId])
}

const buildUrl = (path: string, language: Language) => config.PUBLIC_URL + buildLanguagePath(language, path)

const buildRoomUrl = (artistId: string, language: Language) =>
  `${buildUrl('/private-green-room', language)}?room=fan-${artistId}`

function buildCopyLines({ artistId, copy, of, ...names }: Copy, language: Language): string[] {
  const t = getMessages(mails, language)
  const locale = locales[language]
  return [
    t('receipt.copy', { ...names, copy: copy.toLocaleString(locale), of: of.toLocaleString(locale) }),
    '',
    buildRoomUrl(artistId, language),
    '',
    t('receipt.otherDevice'),
    buildUrl('/sign-in', language),
    '',
  ]
}
