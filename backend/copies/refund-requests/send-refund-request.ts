import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { formatDollars } from '#text/money'
import { toSingleLine } from '#text/to-single-line'
import { getMailedRequest } from './get-mailed-request.ts'

/** Job: tells the artist that a buyer would like the money back. */
export async function sendRefundRequest({ requestId }: { requestId: string }): Promise<void> {
  const request = await getMailedRequest(requestId, 'request')
  if (!request || request.state !== 'open') return
  const { artistName, title, copy, of, code, cents, captureId, reason } = request
  const page = `${config.PUBLIC_URL}/members-workshop/sales#refund-requests`
  await sendMail({
    to: request.artistEmail,
    name: artistName,
    subject: `A fan asks for a refund: “${toSingleLine(title)}”, No. ${copy.toLocaleString('en-US')}`,
    text: [
      `${toSingleLine(artistName)},`,
      '',
      `Whoever bought copy No. ${copy.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} of “${toSingleLine(title)}” (${code}) for $${formatDollars(cents)} would like the money back. They write:`,
      '',
      reason.trim(),
      '',
      `You decide. The money is in your PayPal account, so only you can send it back: open the payment ${captureId} there and choose “Refund”. After a full refund the copy ends by itself; there is nothing more to do here.`,
      '',
      'If you would rather not, say why in your workshop; we pass it on:',
      page,
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: 'Open your sales', url: page } },
    id: `refund-request-${requestId}`,
  })
  await sql(db, 'UPDATE refund_requests SET mailed_at = now() WHERE id = $1', [requestId])
}
