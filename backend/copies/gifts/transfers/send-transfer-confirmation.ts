import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { toSingleLine } from '#text/to-single-line'
import { TRANSFER_CONFIRMATION_HOURS } from '../contract.ts'
import { transferLink } from '../gift-link.ts'

/** Job: asks the owner, at the address that the copy belongs to, whether they want to hand it over. */
export async function sendTransferConfirmation({
  giftId,
  language = 'english',
}: {
  giftId: string
  language?: Language
}): Promise<void> {
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
  const { owner, to, copy, of } = transfer
  const t = getMessages(mails, language)
  const [title, artist] = [toSingleLine(transfer.title), toSingleLine(transfer.artistName)]
  const counts = [copy, of].map((count) => count.toLocaleString(locales[language])) as [string, string]
  const address = await createOneTimeLink(db, transferLink, { giftId }, language)
  await sendMail({
    to: owner,
    language,
    subject: t('transfer.subject', { title, copy: counts[0] }),
    text: [
      t('greeting'),
      '',
      t('transfer.text', { title, artist, copy: counts[0], of: counts[1], to }),
      '',
      t('transfer.confirm'),
      address,
      '',
      t('transfer.note', { hours: TRANSFER_CONFIRMATION_HOURS }),
      '',
      'TuneMaker',
    ].join('\n'),
    design: {
      button: { label: t('transfer.button'), url: address },
      ticket: { artist: transfer.artistName, title: transfer.title, copy, of },
    },
    id: `transfer-${giftId}`,
  })
}
