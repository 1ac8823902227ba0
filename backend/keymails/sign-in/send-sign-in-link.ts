import { db } from '#database/client'
import { sql } from '#database/sql'
import { trackRateLimit } from '#http/limits/rate-limit'
import { type Mail, sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { SIGN_IN_LINK_MINUTES, SIGN_IN_LINKS_PER_HOUR } from './contract.ts'
import { signInLink } from './sign-in-link.ts'

/** Job: mails the payer of a redeemed Keymail a link that signs in on any device, at most three an hour. */
export async function sendSignInLink({ keymailId }: { keymailId: string | null }): Promise<void> {
  if (!keymailId) return
  const [owner] = await sql<{
    email: string
    name: string
    title: string
    artistName: string
    copy: number
    of: number
    code: string
  }>(
    db,
    `SELECT f.address AS email, f.name, e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of", k.code
       FROM keymails k JOIN fans f ON f.id = k.fan_id JOIN editions e ON e.id = k.edition_id
       JOIN artists a ON a.id = e.artist_id WHERE k.id = $1`,
    [keymailId],
  )
  if (!owner) return
  const hourly = { hits: SIGN_IN_LINKS_PER_HOUR, seconds: 3600 }
  if ((await trackRateLimit(db, `sign-in-link:${owner.email}`, hourly)) > hourly.hits) return
  const address = await createOneTimeLink(db, signInLink, { keymailId, email: owner.email })
  const mail: Mail = {
    to: owner.email,
    name: owner.name,
    subject: `Your way back into ${owner.artistName}’s Green Room`,
    text: [
      `Hello${owner.name ? ` ${owner.name}` : ''},`,
      '',
      `You own copy No. ${owner.copy.toLocaleString('en-US')} of ${owner.of.toLocaleString('en-US')} of “${owner.title}” by ${owner.artistName}, with the code ${owner.code}. This link lets you in on the device you open it with:`,
      '',
      address,
      '',
      `It works once, for ${SIGN_IN_LINK_MINUTES} minutes. If you did not ask for it, somebody typed your address or your Keymail code; without this mail neither opens anything.`,
      '',
      'TuneMaker',
    ].join('\n'),
    design: {
      button: { label: 'Sign in', url: address },
      ticket: { artist: owner.artistName, title: owner.title, copy: owner.copy, of: owner.of, code: owner.code },
    },
  }
  try {
    await sendMail(mail)
  } catch (error) {
    // Only sent mails count; the job is retried.
    await trackRateLimit(db, `sign-in-link:${owner.email}`, hourly, -1)
    throw error
  }
}
