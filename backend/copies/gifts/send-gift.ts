import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { toSingleLine } from '#text/to-single-line'
import { GIFT_DAYS } from './contract.ts'
import { giftLink } from './gift-link.ts'

/** Job: mails the offer with its one-time link. */
export async function sendGift({ giftId }: { giftId: string }): Promise<void> {
  const [gift] = await sql<{
    email: string
    giver: string
    message: string
    title: string
    artistName: string
    copy: number
    of: number
  }>(
    db,
    `SELECT g.email, f.name AS giver, g.message, e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of"
       FROM copy_gifts g JOIN fans f ON f.id = g.giver_id JOIN keymails k ON k.id = g.keymail_id
       JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE g.id = $1 AND g.state = 'offered' AND g.mailed_at IS NULL`,
    [giftId],
  )
  if (!gift) return
  const giver = toSingleLine(gift.giver) || 'Somebody'
  const address = await createOneTimeLink(db, giftLink, { giftId })
  await sendMail({
    to: gift.email,
    subject: `${giver} has a song for you: “${gift.title}”`,
    text: [
      'Hello,',
      '',
      `${giver} bought copy No. ${gift.copy.toLocaleString('en-US')} of ${gift.of.toLocaleString('en-US')} of “${toSingleLine(gift.title)}” by ${toSingleLine(gift.artistName)} and would like you to have it.`,
      ...(gift.message ? ['', gift.message.trim()] : []),
      '',
      'This link makes it yours. It costs nothing, and it works once:',
      address,
      '',
      `It lasts ${GIFT_DAYS} days. If you do not want it, do nothing.`,
      '',
      'TuneMaker',
    ].join('\n'),
    design: {
      button: { label: 'Take the gift', url: address },
      ticket: { artist: gift.artistName, title: gift.title, copy: gift.copy, of: gift.of },
    },
    id: `gift-${giftId}`,
  })
  await sql(db, 'UPDATE copy_gifts SET mailed_at = now() WHERE id = $1', [giftId])
}
