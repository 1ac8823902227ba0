import { z } from 'zod'
import { type Mail, type MailedLink, createMailedLink, sendMail, spendMailedLink } from '#module/mail'
import { db, inTransaction, sql } from '#platform/database'
import { type Guesser, countWrongGuess, refuseGuesser } from '#platform/guesses'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { countHit } from '#platform/throttle'
import { type FanData, SIGN_IN_LINKS_PER_HOUR, SIGN_IN_LINK_MINUTES, refusals } from './contract.ts'
import { signInLinkAsked } from './jobs.ts'
import { refuseMalformedCode } from './keymail-code.ts'
import { readFanData } from './redeem-keymail.ts'

const linkData = z.object({ keymailId: z.string() })
const link: MailedLink<typeof linkData> = {
  kind: 'sign-in',
  page: '/enter',
  minutes: SIGN_IN_LINK_MINUTES,
  data: linkData,
}

/**
 * "Already yours? Mail me a sign-in link." The answer is the same whatever the code is, and so is the work: only the job
 * finds out whether there is anybody to write to. Wrong codes count as guesses.
 */
export async function askForSignInLink(code: string, guesser: Guesser): Promise<void> {
  refuseMalformedCode(code)
  await refuseGuesser(guesser)
  const [keymail] = await sql<{ id: string; state: string }>(db, 'SELECT id, state FROM keymails WHERE code = $1', [
    code,
  ])
  if (!keymail) await countWrongGuess(guesser)
  await inTransaction((trx) =>
    enqueue(trx, signInLinkAsked, { keymailId: keymail?.state === 'redeemed' ? keymail.id : null }),
  )
}

/** Job: mails the payer of a redeemed Keymail a link that signs in on any device, at most three an hour. */
export async function sendSignInLink({ keymailId }: { keymailId: string | null }): Promise<void> {
  if (!keymailId) return
  const [owner] = await sql<{ email: string; name: string; title: string; artistName: string }>(
    db,
    `SELECT f.email, f.name, e.title, a.stage_name AS "artistName"
       FROM keymails k JOIN fans f ON f.id = k.fan_id JOIN editions e ON e.id = k.edition_id
       JOIN artists a ON a.id = e.artist_id WHERE k.id = $1`,
    [keymailId],
  )
  if (!owner) return
  const hourly = { hits: SIGN_IN_LINKS_PER_HOUR, seconds: 3600 }
  if ((await countHit(db, `sign-in-link:${keymailId}`, hourly)) > hourly.hits) return
  const address = await createMailedLink(db, link, { keymailId })
  const mail: Mail = {
    to: owner.email,
    name: owner.name,
    subject: `Your way back into ${owner.artistName}’s Green Room`,
    text: [
      `Hello${owner.name ? ` ${owner.name}` : ''},`,
      '',
      `You own a copy of “${owner.title}” by ${owner.artistName}. This link lets you in on the device you open it with:`,
      '',
      address,
      '',
      `It works once, for ${SIGN_IN_LINK_MINUTES} minutes. If you did not ask for it, somebody typed your Keymail code; without this mail it opens nothing.`,
      '',
      'TuneMaker',
    ].join('\n'),
  }
  try {
    await sendMail(mail)
  } catch (error) {
    // Only a mail that left counts: the job tries again.
    await countHit(db, `sign-in-link:${keymailId}`, hourly, -1)
    throw error
  }
}

/** Uses a mailed link up and says who it signs in. */
export async function enterByLink(token: string): Promise<{ fanId: string; fanData: FanData }> {
  const data = await inTransaction((trx) => spendMailedLink(trx, link, token))
  if (!data) throw new Refusal(refusals['link-expired'])
  return readFanData(data.keymailId)
}
