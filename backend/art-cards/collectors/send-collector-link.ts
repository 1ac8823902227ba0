import type { Language } from '#contract/text'
import { db } from '#database/client'
import { runWithinBudget } from '#http/limits/rate-limit'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import type { Translate } from '#text/messages/catalog'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { CollectorAccount } from './collector-account.ts'
import { collectorLink } from './collector-link.ts'
import { LINK_MINUTES, LINKS_PER_HOUR } from './contract.ts'
import { UNCONFIRMED_DAYS } from './purge-unconfirmed-collectors.ts'

type MailTranslate = Translate<(typeof mails)['messages']>

/** Job: mails the link that confirms the address and signs in, at most LINKS_PER_HOUR per collector. */
export async function sendCollectorLink({
  collectorId,
  language = 'english',
}: {
  collectorId: string | null
  language?: Language
}): Promise<void> {
  if (!collectorId) return
  const collector = await CollectorAccount.query(db).findById(collectorId)
  if (!collector) return
  const hourly = { bucket: `collector-link:${collectorId}`, hits: LINKS_PER_HOUR, seconds: 3600 }
  await runWithinBudget(hourly, async () => {
    const address = await createOneTimeLink(db, collectorLink, { collectorId }, language)
    const t = getMessages(mails, language)
    const mail = collector.confirmedAt
      ? buildSignInMail(collector, address, t)
      : buildWelcomeMail(collector.email, address, t)
    await sendMail({ ...mail, language })
  })
}

// Without the name, which anyone may have typed.
const buildWelcomeMail = (email: string, address: string, t: MailTranslate) => ({
  to: email,
  subject: t('collector.welcomeSubject'),
  text: [
    t('greeting'),
    '',
    t('collector.welcomeText'),
    '',
    address,
    '',
    t('collector.welcomeNote', { minutes: LINK_MINUTES, days: UNCONFIRMED_DAYS }),
    '',
    t('fineArtSignature'),
  ].join('\n'),
  design: { button: { label: t('collector.button'), url: address } },
})

const buildSignInMail = ({ email, name }: { email: string; name: string }, address: string, t: MailTranslate) => ({
  to: email,
  name,
  subject: t('collector.signInSubject'),
  text: [
    t('greetingName', { name }),
    '',
    t('collector.signInText'),
    '',
    address,
    '',
    t('collector.signInNote', { minutes: LINK_MINUTES }),
    '',
    t('fineArtSignature'),
  ].join('\n'),
  design: { button: { label: t('collector.button'), url: address } },
})
