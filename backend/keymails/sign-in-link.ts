import { z } from 'zod'
import { type Mail, type OneTimeLink, createOneTimeLink, sendMail, consumeOneTimeLink } from '#module/mail'
import { db, inTransaction, sql } from '#platform/database'
import { type AttemptCaller, recordFailedAttempt, assertAttemptAllowed } from '#platform/guesses'
import { enqueue } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import { incrementRateLimit } from '#platform/throttle'
import { type FanData, SIGN_IN_LINKS_PER_HOUR, SIGN_IN_LINK_MINUTES, errors } from './contract.ts'
import { sendSignInLinkJob } from './jobs.ts'
import { assertKeymailCode } from './keymail-code.ts'
import { getFanData } from './redeem-keymail.ts'

const signInLinkData = z.object({ keymailId: z.string() })
const signInLink: OneTimeLink<typeof signInLinkData> = {
  kind: 'sign-in',
  page: '/enter',
  minutes: SIGN_IN_LINK_MINUTES,
  data: signInLinkData,
}

/**
 * "Already yours? Mail me a sign-in link." Response and work are the same for any code: only the job finds out whether
 * there is anybody to write to. Wrong codes count as failed attempts.
 */
export async function requestSignInLink(code: string, guesser: AttemptCaller): Promise<void> {
  assertKeymailCode(code)
  await assertAttemptAllowed(guesser)
  const [keymail] = await sql<{ id: string; state: string }>(db, 'SELECT id, state FROM keymails WHERE code = $1', [
    code,
  ])
  if (!keymail) await recordFailedAttempt(guesser)
  await inTransaction((trx) =>
    enqueue(trx, sendSignInLinkJob, { keymailId: keymail?.state === 'redeemed' ? keymail.id : null }),
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
  if ((await incrementRateLimit(db, `sign-in-link:${keymailId}`, hourly)) > hourly.hits) return
  const address = await createOneTimeLink(db, signInLink, { keymailId })
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
    // Only sent mails count; the job is retried.
    await incrementRateLimit(db, `sign-in-link:${keymailId}`, hourly, -1)
    throw error
  }
}

/** Consumes a one-time link and returns the fan it signs in. Throws 404 if it was used or has expired. */
export async function signInWithLink(token: string): Promise<{ fanId: string; fanData: FanData }> {
  const data = await inTransaction((trx) => consumeOneTimeLink(trx, signInLink, token))
  if (!data) throw new ApiError(errors['link-expired'])
  return getFanData(data.keymailId)
}
