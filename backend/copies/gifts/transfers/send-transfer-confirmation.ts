import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { toSingleLine } from '#text/to-single-line'
import { TRANSFER_CONFIRMATION_HOURS } from '../contract.ts'
import { transferLink } from '../gift-link.ts'

/** Job: asks the owner, at the address that the copy belongs to, whether they want to hand it over. */
export async function sendTransferConfirmation({ giftId }: { giftId: string }): Promise<void> {
  const [transfer] = await sql<{
    owner: string
    to: string
    title: string
    artistName: string
    copy: number
    of: number
  }>(
    db,
    `SELECT f.address AS owner, g.email AS "to", e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of"
       FROM copy_gifts g JOIN fans f ON f.id = g.giver_id JOIN keymails k ON k.id = g.keymail_id
       JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE g.id = $1 AND g.state = 'offered' AND g.confirmed_at IS NULL`,
    [giftId],
  )
  if (!transfer || transfer.owner.endsWith('@payer.invalid')) return
  const { owner, to, title, artistName, copy, of } = transfer
  const address = await createOneTimeLink(db, transferLink, { giftId })
  await sendMail({
    to: owner,
    subject: `Hand over “${toSingleLine(title)}”, No. ${copy.toLocaleString('en-US')}?`,
    text: [
      'Hello,',
      '',
      `somebody who is signed in with your copy wants to hand No. ${copy.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} of “${toSingleLine(title)}” by ${toSingleLine(artistName)} over to ${to}.`,
      '',
      'If that is you, confirm it with this link. As soon as the other accepts, the copy is theirs and your access to it ends:',
      address,
      '',
      `The link lasts ${TRANSFER_CONFIRMATION_HOURS} hours. If it was not you, do nothing: the copy stays yours.`,
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: 'Hand it over', url: address }, ticket: { artist: artistName, title, copy, of } },
    id: `transfer-${giftId}`,
  })
}
