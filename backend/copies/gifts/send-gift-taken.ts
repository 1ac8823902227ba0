import { db } from '#database/client'
import { sql } from '#database/sql'
import { getReceiverLanguage, sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { toSingleLine } from '#text/to-single-line'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { buildLanguagePath } from '#text/messages/language-path'

/** Job: tells the giver that the gift was taken. The recipient's address is not in it: the giver typed it, we forgot it. */
export async function sendGiftTaken({ giftId }: { giftId: string }): Promise<void> {
  const [gift] = await sql<{
    giver: string
    kind: 'gift' | 'transfer'
    title: string
    artistName: string
    copy: number
    of: number
    tag: string | null
  }>(
    db,
    `SELECT f.address AS giver, g.offer_kind AS kind, e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of",
            (SELECT s.language FROM orders o JOIN sessions s ON s.visitor_id = o.visitor_id
              WHERE o.id = k.order_id AND lower(o.payer_email) = f.address ORDER BY s.last_used_at DESC LIMIT 1) AS tag
       FROM copy_gifts g JOIN fans f ON f.id = g.giver_id JOIN keymails k ON k.id = g.keymail_id
       JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE g.id = $1 AND g.state = 'taken' AND g.taken_mailed_at IS NULL`,
    [giftId],
  )
  if (!gift || gift.giver.endsWith('@payer.invalid')) return
  const { kind } = gift
  // As the buyer's browser has it; whoever got the copy as a gift has read in some language since.
  const language = (await getReceiverLanguage(gift.giver, gift.tag)) ?? 'english'
  const t = getMessages(mails, language)
  const [title, artist] = [toSingleLine(gift.title), toSingleLine(gift.artistName)]
  const [copy, of] = [gift.copy, gift.of].map((count) => count.toLocaleString(locales[language])) as [string, string]
  const page = config.PUBLIC_URL + buildLanguagePath(language, '/wallet')
  await sendMail({
    to: gift.giver,
    language,
    subject: t(kind === 'gift' ? 'giftTaken.subject' : 'giftTaken.transferSubject', { title }),
    text: [
      t('greeting'),
      '',
      t(kind === 'gift' ? 'giftTaken.text' : 'giftTaken.transferText', { copy, of, title, artist }),
      '',
      t('giftTaken.others'),
      page,
      '',
      'TuneMaker',
    ].join('\n'),
    design: {
      button: { label: t('copies.button'), url: page },
      ticket: { artist: gift.artistName, title: gift.title, copy: gift.copy, of: gift.of },
    },
    id: `gift-taken-${giftId}`,
  })
  await sql(db, 'UPDATE copy_gifts SET taken_mailed_at = now() WHERE id = $1', [giftId])
}
