import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { listDividedRevenue } from './list-divided-revenue.ts'

type ShareMail = { artistId: string; artistName: string; email: string; period: string }

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const formatCents = (cents: number) => dollarFormat.format(cents / 100)
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Job: tells a collaborator their shares of a month. Does nothing if the mail was already sent. */
export async function sendShareMail({ mailId }: { mailId: string }): Promise<void> {
  const [mail] = await sql<ShareMail>(
    db,
    `SELECT m.artist_id AS "artistId", a.stage_name AS "artistName", m.email, m.period
       FROM share_mails m JOIN artists a ON a.id = m.artist_id WHERE m.id = $1 AND m.sent_at IS NULL`,
    [mailId],
  )
  if (!mail) return
  const { artistId, artistName, email, period } = mail
  // Theirs only: what other collaborators get is nobody's business.
  const own = (await listDividedRevenue(artistId, period)).flatMap(({ title, netCents, shares }) =>
    shares.filter((share) => share.email === email).map((share) => ({ ...share, title, netCents })),
  )
  const sum = own.reduce((total, { cents }) => total + cents, 0)
  const [first] = own
  if (!first) return
  const month = monthFormat.format(new Date(`${period}-01`))
  await sendMail({
    id: `shares-${mailId}`,
    to: email,
    name: first.name,
    subject: `Your share of ${artistName}, ${month}: ${formatCents(sum)}`,
    text: [
      `Hello ${first.name},`,
      '',
      `${artistName} has named you as a collaborator on TuneMaker. In ${month} your shares come to ${formatCents(sum)}:`,
      ...own.map(
        ({ title, netCents, percent, cents }) =>
          `“${title}”: ${percent} % of ${formatCents(netCents)} after PayPal’s fees and refunds is ${formatCents(cents)}`,
      ),
      '',
      `Fans pay one account, that of ${artistName}, and so the money is there. ${artistName} pays you; TuneMaker holds no money and can pay nobody. Days are those of UTC.`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
  await sql(db, 'UPDATE share_mails SET sent_at = now() WHERE id = $1', [mailId])
}
