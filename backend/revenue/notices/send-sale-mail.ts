import { db } from '#database/client'
import { sql } from '#database/sql'
import { getReceiverLanguage, type Mail, sendMail } from '#module/mail'
import { formatOrderWording, type OrderWording, orderWordingSql } from '#module/payments/receipts'
import { mails } from '#text/messages/catalogs/mails/en'
import { formatCents } from '#text/messages/format-cents'
import { getMessages } from '#text/messages/get-messages'
import { buildSaleMail } from './build-sale-mail.ts'
import { listSaleNotices } from './list-sale-notices.ts'
import { getArtistLanguage } from '#module/artists/language'

type SaleMail = { id: string; artistId: string | null; email: string | null; name: string | null }

/** Job: sends one mail about sales, to its artist or to a buyer. Does nothing if it was already sent. */
export async function sendSaleMail({ mailId }: { mailId: string }): Promise<void> {
  const [mail] = await sql<SaleMail>(
    db,
    `SELECT m.id, m.artist_id AS "artistId", a.email, a.stage_name AS name
       FROM sale_mails m LEFT JOIN artists a ON a.id = m.artist_id AND a.closed_at IS NULL
      WHERE m.id = $1 AND m.sent_at IS NULL`,
    [mailId],
  )
  if (!mail) return
  const { id, artistId, email, name } = mail
  const built =
    artistId === null
      ? await buildRefundMail(id)
      : email !== null && name !== null
        ? buildSaleMail({ id, email, name, language: await getArtistLanguage(artistId) }, await listSaleNotices(id))
        : undefined
  if (built) await sendMail(built)
  await sql(db, 'UPDATE sale_mails SET sent_at = now() WHERE id = $1', [mailId])
}

type Refund = {
  email: string
  name: string
  /** Of the browser that paid. */
  tag: string | null
  wording: OrderWording
  cents: number
  isFull: boolean
  /** Else a fee or the library, or a payment for which nothing could be delivered. */
  isCopy: boolean
  artistName: string | null
}

/** Tells a buyer that money went back, in the language of the receipt; undefined if PayPal told us no address. */
async function buildRefundMail(mailId: string): Promise<Mail | undefined> {
  const [refund] = await sql<Refund>(
    db,
    `SELECT o.payer_email AS email, coalesce(o.payer_name, '') AS name, ${orderWordingSql} AS wording, a.stage_name AS "artistName",
            (SELECT s.language FROM sessions s WHERE s.visitor_id = o.visitor_id ORDER BY s.last_used_at DESC LIMIT 1) AS tag,
            o.refunded_cents >= o.cents AS "isFull",
            o.state = 'completed' AND o.payee_artist_id IS NOT NULL AS "isCopy",
            (SELECT coalesce(sum(l.cents), 0)::int FROM ledger_entries l
              WHERE l.posting_id = m.posting_id AND l.account LIKE 'sales/%') AS cents
       FROM sale_mails m JOIN ledger_postings p ON p.id = m.posting_id JOIN orders o ON o.id = p.order_id
       LEFT JOIN artists a ON a.id = o.payee_artist_id
      WHERE m.id = $1 AND o.payer_email NOT LIKE '%@payer.invalid'`,
    [mailId],
  )
  // What PayPal reports twice, a refund and the dispute it resolves, is posted without money.
  if (!refund || refund.cents === 0) return undefined
  const { email, name, wording, isFull, isCopy, artistName } = refund
  const language = (await getReceiverLanguage(email, refund.tag)) ?? 'english'
  const t = getMessages(mails, language)
  const amount = formatCents(refund.cents, language)
  const what = formatOrderWording(wording, language)
  return {
    id: `refund-${mailId}`,
    to: email,
    name,
    language,
    subject: t('returned.subject', { amount, what }),
    text: [
      name ? t('greetingName', { name }) : t('greeting'),
      '',
      artistName === null
        ? t('returned.text', { amount, what })
        : t('returned.textFrom', { amount, what, artist: artistName }),
      '',
      ...(isCopy ? [t(isFull ? 'returned.whole' : 'returned.part'), ''] : []),
      'TuneMaker',
    ].join('\n'),
  }
}
