import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'

/** Job: tells an artist who left what has ended, what remains, and until when the books open. */
export async function sendAccountClosedEmail({ artistId }: { artistId: string }): Promise<void> {
  const [artist] = await sql<{ email: string; name: string; until: string }>(
    db,
    `SELECT email, stage_name AS name, to_char(closed_at AT TIME ZONE 'UTC' + interval '30 days', 'FMMonth FMDD, YYYY') AS until
       FROM artists WHERE id = $1 AND closed_at IS NOT NULL`,
    [artistId],
  )
  if (!artist) return
  const { email, name, until } = artist
  await sendMail({
    id: `account-closed-${artistId}`,
    to: email,
    name,
    subject: 'Your TuneMaker account is closed',
    text: [
      `Hello ${name},`,
      '',
      'Your account is closed, as you asked. Nothing of yours is on sale any more, unused codes are void, and your G-Key signs nobody in.',
      '',
      'Your fans keep the copies they paid for. The money of all sales is in your own PayPal account; payments that were under way still arrive there.',
      '',
      `Until ${until} your last G-Key opens all sales and statements for download:`,
      `${config.PUBLIC_URL}/closed-account`,
      '',
      'Not you? Answer at once by our contact page:',
      `${config.PUBLIC_URL}/contact-us`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
