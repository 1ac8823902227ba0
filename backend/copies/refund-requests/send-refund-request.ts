import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { toSingleLine } from '#text/to-single-line'
import { getMailedRequest } from './get-mailed-request.ts'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { formatCents } from '#text/messages/format-cents'
import { locales } from '#text/messages/locales'
import { buildLanguagePath } from '#text/messages/language-path'
import { getArtistLanguage } from '#module/artists/language'

/** Job: tells the artist that a buyer would like the money back. */
export async function sendRefundRequest({ requestId }: { requestId: string }): Promise<void> {
  const request = await getMailedRequest(requestId, 'request')
  if (!request || request.state !== 'open') return
  const { artistId, artistName, code, cents, captureId, reason } = request
  const language = await getArtistLanguage(artistId)
  const t = getMessages(artistMails, language)
  const title = toSingleLine(request.title)
  const copy = request.copy.toLocaleString(locales[language])
  const of = request.of.toLocaleString(locales[language])
  const price = formatCents(cents, language)
  const page = `${config.PUBLIC_URL}${buildLanguagePath(language, '/members-workshop/sales')}#refund-requests`
  await sendMail({
    to: request.artistEmail,
    name: artistName,
    language,
    subject: t('refund.subject', { title, copy }),
    text: [
      t('greetingName', { name: toSingleLine(artistName) }),
      '',
      t('refund.text', { copy, of, title, code, price }),
      '',
      reason.trim(),
      '',
      t('refund.decide', { payment: captureId }),
      '',
      t('refund.decline'),
      page,
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: t('sales.button'), url: page } },
    id: `refund-request-${requestId}`,
  })
  await sql(db, 'UPDATE refund_requests SET mailed_at = now() WHERE id = $1', [requestId])
}
