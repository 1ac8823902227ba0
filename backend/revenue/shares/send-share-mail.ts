import { db } from '#database/client'
import { sql } from '#database/sql'
import { getArtistLanguage } from '#module/artists/language'
import { getReceiverLanguage, sendMail } from '#module/mail'
import { listDividedRevenue } from '#module/revenue/statements'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { decisionMails } from '#text/messages/catalogs/decision-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { formatCents } from '#text/messages/format-cents'
import { locales } from '#text/messages/locales'

type ShareMail = { artistId: string; artistName: string; email: string; period: string }

/**
 * Job: tells a collaborator their shares of a month, in their language if it is known, otherwise in the artist's. Does
 * nothing if the mail was already sent.
 */
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
  const language = (await getReceiverLanguage(email)) ?? (await getArtistLanguage(artistId))
  const t = getMessages(decisionMails, language)
  const month = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period}-01`),
  )
  const values = { artist: artistName, month, sum: formatCents(sum, language) }
  await sendMail({
    id: `shares-${mailId}`,
    to: email,
    name: first.name,
    language,
    subject: t('share.subject', values),
    text: [
      getMessages(artistMails, language)('greetingName', { name: first.name }),
      '',
      t('share.text', values),
      ...own.map(({ title, netCents, percent, cents }) =>
        t('share.line', {
          title,
          percent: percent.toLocaleString(locales[language]),
          net: formatCents(netCents, language),
          cents: formatCents(cents, language),
        }),
      ),
      '',
      t('share.note', { artist: artistName }),
      '',
      'TuneMaker',
    ].join('\n'),
  })
  await sql(db, 'UPDATE share_mails SET sent_at = now() WHERE id = $1', [mailId])
}
