import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { runWithinBudget } from '#http/limits/rate-limit'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { SIGN_IN_LINK_MINUTES, SIGN_IN_LINKS_PER_HOUR } from './contract.ts'
import { signInLink } from './sign-in-link.ts'

/** Job: mails the payer of a redeemed Keymail a link that signs in on any device, at most three an hour. */
export async function sendSignInLink({
  keymailId,
  language = 'english',
}: {
  keymailId: string | null
  language?: Language
}): Promise<void> {
  if (!keymailId) return
  const [owner] = await sql<{
    email: string
    name: string
    title: string
    artistName: string
    copy: number
    of: number
    code: string
  }>(
    db,
    `SELECT f.address AS email, f.name, e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of", k.code
       FROM keymails k JOIN fans f ON f.id = k.fan_id JOIN editions e ON e.id = k.edition_id
       JOIN artists a ON a.id = e.artist_id WHERE k.id = $1`,
    [keymailId],
  )
  if (!owner) return
  const hourly = { bucket: `sign-in-link:${owner.email}`, hits: SIGN_IN_LINKS_PER_HOUR, seconds: 3600 }
  await runWithinBudget(hourly, async () => {
    const address = await createOneTimeLink(db, signInLink, { keymailId, email: owner.email }, language)
    const t = getMessages(mails, language)
    const { name, title, artistName: artist, code } = owner
    const [copy, of] = [owner.copy, owner.of].map((count) => count.toLocaleString(locales[language])) as [
      string,
      string,
    ]
    await sendMail({
      to: owner.email,
      name,
      language,
      subject: t('signIn.subject', { artist }),
      text: [
        name ? t('greetingName', { name }) : t('greeting'),
        '',
        t('signIn.text', { copy, of, title, artist, code }),
        '',
        address,
        '',
        t('signIn.note', { minutes: SIGN_IN_LINK_MINUTES }),
        '',
        'TuneMaker',
      ].join('\n'),
      design: {
        button: { label: t('signIn.button'), url: address },
        ticket: { artist: owner.artistName, title: owner.title, copy: owner.copy, of: owner.of, code: owner.code },
      },
    })
  })
}
