import type { Language } from '#contract/text'
import { sendMail } from '#module/mail'
import { personalDataMails } from '#text/messages/catalogs/personal-data-mails/en'
import { getMessages } from '#text/messages/get-messages'

type Words = { subject: string; text: string; note: string; button?: string }

/** Mails some words about somebody's data, with a link as a button if there is one. */
export async function sendPersonalDataMail(
  { to, language, id, link }: { to: string; language: Language; id: string; link?: string },
  { subject, text, note, button }: Words,
): Promise<void> {
  const greeting = getMessages(personalDataMails, language)('greeting')
  await sendMail({
    to,
    language,
    id,
    subject,
    text: [greeting, '', text, '', ...(link ? [link, ''] : []), note, '', 'TuneMaker'].join('\n'),
    ...(link && button ? { design: { button: { label: button, url: link } } } : {}),
  })
}
