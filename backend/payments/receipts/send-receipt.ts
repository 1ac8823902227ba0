import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { getDocumentBytes } from '#module/pdf'
import { formatReceiptNumber, receiptDocument } from './receipt-document.ts'

/** Job: mails one receipt with its PDF. Does nothing if it was already sent. */
export async function sendReceipt({ orderId }: { orderId: string }): Promise<void> {
  const [order] = await sql<{
    email: string
    name: string
    description: string
    cents: number
    paidAt: Date
    artistName: string | null
  }>(
    db,
    `SELECT o.payer_email AS email, coalesce(o.payer_name, '') AS name, o.description, o.cents, o.completed_at AS "paidAt",
            a.stage_name AS "artistName"
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
      `The receipt ${number} is attached as a PDF.`,
      '',
      'TuneMaker',
    ].join('\n'),
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
