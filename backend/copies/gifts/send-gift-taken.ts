import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { toSingleLine } from '#text/to-single-line'

/** Job: tells the giver that the gift was taken. The recipient's address is not in it: the giver typed it, we forgot it. */
export async function sendGiftTaken({ giftId }: { giftId: string }): Promise<void> {
  const [gift] = await sql<{
    giver: string
    kind: 'gift' | 'transfer'
    title: string
    artistName: string
    copy: number
    of: number
  }>(
    db,
    `SELECT f.address AS giver, g.offer_kind AS kind, e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of"
       FROM copy_gifts g JOIN fans f ON f.id = g.giver_id JOIN keymails k ON k.id = g.keymail_id
       JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE g.id = $1 AND g.state = 'taken' AND g.taken_mailed_at IS NULL`,
    [giftId],
  )
  if (!gift || gift.giver.endsWith('@payer.invalid')) return
  const { kind, title, artistName, copy, of } = gift
  const page = `${config.PUBLIC_URL}/wallet`
  await sendMail({
    to: gift.giver,
    subject: `Your ${kind === 'gift' ? 'gift was taken' : 'copy was accepted'}: “${toSingleLine(title)}”`,
    text: [
      'Hello,',
      '',
      `${kind === 'gift' ? 'Your gift has arrived' : 'Your copy has changed hands'}: No. ${copy.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} of “${toSingleLine(title)}” by ${toSingleLine(artistName)} now belongs to whom you gave it.`,
      '',
      'What else you own is among your copies:',
      page,
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: 'Your copies', url: page }, ticket: { artist: artistName, title, copy, of } },
    id: `gift-taken-${giftId}`,
  })
  await sql(db, 'UPDATE copy_gifts SET taken_mailed_at = now() WHERE id = $1', [giftId])
}
