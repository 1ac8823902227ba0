import { db } from '#database/client'
import { sql } from '#database/sql'
import { getReceiverLanguage, sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { toSingleLine } from '#text/to-single-line'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { buildLanguagePath } from '#text/messages/language-path'
import { getMailedRequest } from './get-mailed-request.ts'

/** Job: tells the buyer what the artist answered. */
export async function sendRefundAnswer({ requestId }: { requestId: string }): Promise<void> {
  const request = await getMailedRequest(requestId, 'answer')
  if (!request || request.state !== 'declined' || request.fanEmail.endsWith('@payer.invalid')) return
  const language = (await getReceiverLanguage(request.fanEmail, request.fanLanguageTag)) ?? 'english'
  const t = getMessages(mails, language)
  const [title, artist] = [toSingleLine(request.title), toSingleLine(request.artistName)]
  const [copy, of] = [request.copy, request.of].map((count) => count.toLocaleString(locales[language])) as [
    string,
    string,
  ]
  const page = config.PUBLIC_URL + buildLanguagePath(language, '/wallet')
  await sendMail({
    to: request.fanEmail,
    language,
    subject: t('refund.subject', { title, copy }),
    text: [
      t('greeting'),
      '',
      t('refund.text', { artist, copy, of, title }),
      '',
      request.answer.trim(),
      '',
      t('refund.note'),
      '',
      'TuneMaker',
    ].join('\n'),
    design: {
      button: { label: t('copies.button'), url: page },
      ticket: { artist: request.artistName, title: request.title, copy: request.copy, of: request.of },
    },
    id: `refund-answer-${requestId}`,
  })
  await sql(db, 'UPDATE refund_requests SET answer_mailed_at = now() WHERE id = $1', [requestId])
}
