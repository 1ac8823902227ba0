import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { toSingleLine } from '#text/to-single-line'
import { getMailedRequest } from './get-mailed-request.ts'

/** Job: tells the buyer what the artist answered. */
export async function sendRefundAnswer({ requestId }: { requestId: string }): Promise<void> {
  const request = await getMailedRequest(requestId, 'answer')
  if (!request || request.state !== 'declined' || request.fanEmail.endsWith('@payer.invalid')) return
  const { artistName, title, copy, of } = request
  const page = `${config.PUBLIC_URL}/wallet`
  await sendMail({
    to: request.fanEmail,
    subject: `About your refund: “${toSingleLine(title)}”, No. ${copy.toLocaleString('en-US')}`,
    text: [
      'Hello,',
      '',
      `You asked ${toSingleLine(artistName)} to refund No. ${copy.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} of “${toSingleLine(title)}”. The answer is no. ${toSingleLine(artistName)} writes:`,
      '',
      request.answer.trim(),
      '',
      'The copy stays yours. TuneMaker never had the money and cannot send it back. If something was wrong with what you bought, PayPal takes complaints for 180 days after a payment, in its Resolution Center.',
      '',
      'TuneMaker',
    ].join('\n'),
    design: {
      button: { label: 'Your copies', url: page },
      ticket: { artist: artistName, title, copy, of },
    },
    id: `refund-answer-${requestId}`,
  })
  await sql(db, 'UPDATE refund_requests SET answer_mailed_at = now() WHERE id = $1', [requestId])
}
