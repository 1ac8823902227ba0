import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { getDocumentBytes } from '#module/pdf'
import { formatReceiptNumber, receiptDocument } from './receipt-document.ts'

/** The copy that an order bought. */
type Copy = { artist: string; artistId: string; title: string; copy: number; of: number; code: string }

/** Job: mails one receipt with its PDF. Does nothing if it was already sent. */
export async function sendReceipt({ orderId }: { orderId: string }): Promise<void> {
  const [order] = await sql<{
    email: string
    name: string
    description: string
    cents: number
    paidAt: Date
    artistName: string | null
    copy: Copy | null
  }>(
    db,
    `SELECT o.payer_email AS email, coalesce(o.payer_name, '') AS name, o.description, o.cents, o.completed_at AS "paidAt",
            a.stage_name AS "artistName",
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
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(order.cents / 100)
  await sendMail({
    to: order.email,
    name: order.name,
    subject: `Your receipt: ${order.description}`,
    text: [
      `Hello${order.name ? ` ${order.name}` : ''},`,
      '',
      `Thank you. You paid ${price} for: ${order.description}.`,
      order.artistName ? `The money went straight to ${order.artistName}.` : 'The money went to TuneMaker.',
      '',
      ...(order.copy ? buildCopyLines(order.copy) : []),
      `The receipt ${number} is attached as a PDF.`,
      '',
      'TuneMaker',
    ].join('\n'),
    ...(order.copy
      ? {
          design: {
            button: { label: 'Open the Green Room', url: buildRoomUrl(order.copy.artistId) },
            ticket: order.copy,
          },
        }
      : {}),
    id: `receipt-${orderId}`,
    attachments: [
      {
        fileName: `${number}.pdf`,
        content: await getDocumentBytes(receiptDocument, { orderId }),
        type: 'application/pdf',
      },
    ],
  })
  await sql(db, 'UPDATE orders SET receipt_sent_at = now() WHERE id = $1', [orderId])
}

const buildRoomUrl = (artistId: string) => `${config.PUBLIC_URL}/private-green-room?room=fan-${artistId}`

function buildCopyLines({ artist, artistId, title, copy, of, code }: Copy): string[] {
  return [
    `Yours is No. ${copy.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} of “${title}” by ${artist}, with the code ${code}. It plays in ${artist}’s Private Green Room:`,
    '',
    buildRoomUrl(artistId),
    '',
    'On another device, sign in with this address first; we mail you a link:',
    `${config.PUBLIC_URL}/sign-in`,
    '',
  ]
}
