import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getReceiverLanguage, sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { toSingleLine } from '#text/to-single-line'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { GIFT_DAYS } from './contract.ts'
import { giftLink } from './gift-link.ts'

/** Job: mails the offer with its one-time link, in the receiver's language if it is known, otherwise in the giver's. */
export async function sendGift({
  giftId,
  language: giversLanguage = 'english',
}: {
  giftId: string
  language?: Language
}): Promise<void> {
  const [gift] = await sql<{
    email: string
    kind: 'gift' | 'transfer'
    giver: string
    message: string
    title: string
    artistName: string
    copy: number
    of: number
  }>(
    db,
    `SELECT g.email, g.offer_kind AS kind, f.name AS giver, g.message, e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of"
       FROM copy_gifts g JOIN fans f ON f.id = g.giver_id JOIN keymails k ON k.id = g.keymail_id
       JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE g.id = $1 AND g.state = 'offered' AND g.mailed_at IS NULL AND (g.offer_kind = 'gift' OR g.confirmed_at IS NOT NULL)`,
    [giftId],
  )
  if (!gift) return
  const language = (await getReceiverLanguage(gift.email)) ?? giversLanguage
  const t = getMessages(mails, language)
  const giver = toSingleLine(gift.giver) || t('gift.somebody')
  const [title, artist] = [toSingleLine(gift.title), toSingleLine(gift.artistName)]
  const [copy, of] = [gift.copy, gift.of].map((count) => count.toLocaleString(locales[language])) as [string, string]
  const address = await createOneTimeLink(db, giftLink, { giftId }, language)
  await sendMail({
    to: gift.email,
    language,
    subject: t('gift.subject', { giver, title }),
    text: [
      t('greeting'),
      '',
      t(gift.kind === 'gift' ? 'gift.text' : 'gift.textOwned', { giver, copy, of, title, artist }),
      ...(gift.message ? ['', gift.message.trim()] : []),
      '',
      t('gift.link'),
      address,
      '',
      t('gift.note', { days: GIFT_DAYS }),
      '',
      'TuneMaker',
    ].join('\n'),
    design: {
      button: { label: t('gift.button'), url: address },
      ticket: { artist: gift.artistName, title: gift.title, copy: gift.copy, of: gift.of },
    },
    id: `gift-${giftId}`,
  })
  await sql(db, 'UPDATE copy_gifts SET mailed_at = now() WHERE id = $1', [giftId])
}
