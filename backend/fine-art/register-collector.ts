import { z } from 'zod'
import { recordEvent } from '#module/analytics'
import { type OneTimeLink, createOneTimeLink, sendMail, consumeOneTimeLink } from '#module/mail'
import { type Db, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { toSingleLine } from '#platform/one-line'
import { ApiError } from '#platform/refusal'
import { incrementRateLimit, consumeRateLimit } from '#platform/throttle'
import { type Collector, LINKS_PER_HOUR, LINK_MINUTES, REGISTRATIONS_PER_HOUR, errors } from './contract.ts'
import { sendCollectorLinkJob } from './jobs.ts'

const linkData = z.object({ collectorId: z.string() })
const collectorLink: OneTimeLink<typeof linkData> = {
  kind: 'collector',
  page: '/fine-art/register',
  minutes: LINK_MINUTES,
  data: linkData,
}

/** Unconfirmed registrations are purged: the owner of the address may not have consented. */
const UNCONFIRMED_DAYS = 7

/**
 * Registers a collector, or with an empty name requests a sign-in link. Reply and work do not depend on whether the
 * address is known. A confirmed collector keeps their name.
 */
export async function registerCollector(asked: { name: string; email: string }, address: string): Promise<void> {
  await consumeRateLimit(`collectors:${address}`, { hits: REGISTRATIONS_PER_HOUR, seconds: 3600 })
  const email = asked.email.toLowerCase()
  const name = toSingleLine(asked.name)
  await inTransaction(async (trx) => {
    const [collector] = name
      ? await sql<{ id: string }>(
          trx,
          `INSERT INTO collectors AS c (email, name) VALUES ($1, $2)
           ON CONFLICT (email) DO UPDATE SET
             name = CASE WHEN c.confirmed_at IS NULL THEN EXCLUDED.name ELSE c.name END,
             created_at = CASE WHEN c.confirmed_at IS NULL THEN now() ELSE c.created_at END
           RETURNING id`,
          [email, name],
        )
      : await sql<{ id: string }>(trx, 'SELECT id FROM collectors WHERE email = $1', [email])
    await enqueue(trx, sendCollectorLinkJob, { collectorId: collector?.id ?? null })
  })
}

/** Job: mails the link that confirms the address and signs in, at most LINKS_PER_HOUR per collector. */
export async function sendCollectorLink({ collectorId }: { collectorId: string | null }): Promise<void> {
  await purgeUnconfirmedCollectors()
  if (!collectorId) return
  const [collector] = await sql<{ email: string; name: string; confirmed: boolean }>(
    db,
    'SELECT email, name, confirmed_at IS NOT NULL AS confirmed FROM collectors WHERE id = $1',
    [collectorId],
  )
  if (!collector) return
  const hourly = { hits: LINKS_PER_HOUR, seconds: 3600 }
  if ((await incrementRateLimit(db, `collector-link:${collectorId}`, hourly)) > hourly.hits) return
  const address = await createOneTimeLink(db, collectorLink, { collectorId })
  try {
    await sendMail(collector.confirmed ? buildSignInMail(collector, address) : buildWelcomeMail(collector.email, address))
  } catch (error) {
    // Only sent mails count; the job retries.
    await incrementRateLimit(db, `collector-link:${collectorId}`, hourly, -1)
    throw error
  }
}

const signature = ['', 'TuneMaker Fine Art']

// Without the name, which anyone may have typed.
const buildWelcomeMail = (email: string, address: string) => ({
  to: email,
  subject: 'Confirm your address and enter the gallery',
  text: [
    'Hello,',
    '',
    'somebody registered this address as an art collector at TuneMaker. If that was you, this link confirms it and lets you in on the device you open it with:',
    '',
    address,
    '',
    `It works once, for ${LINK_MINUTES} minutes. If it was not you, do nothing: in ${UNCONFIRMED_DAYS} days the address is forgotten.`,
    ...signature,
  ].join('\n'),
})

const buildSignInMail = ({ email, name }: { email: string; name: string }, address: string) => ({
  to: email,
  name,
  subject: 'Your way back into your collection',
  text: [
    `Hello ${name},`,
    '',
    'this link lets you into your collection on the device you open it with:',
    '',
    address,
    '',
    `It works once, for ${LINK_MINUTES} minutes. If you did not ask for it, somebody typed your address; without this mail it opens nothing.`,
    ...signature,
  ].join('\n'),
})

async function purgeUnconfirmedCollectors(): Promise<void> {
  await sql(
    db,
    'DELETE FROM collectors WHERE confirmed_at IS NULL AND created_at < now() - make_interval(days => $1)',
    [UNCONFIRMED_DAYS],
  )
}

/**
 * Consumes a mailed link, confirms the address and returns its collector. Throws ApiError 404 for a used or expired
 * link.
 */
export async function signInCollector(token: string): Promise<Collector> {
  return inTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, collectorLink, token)
    if (!data) throw new ApiError(errors['link-expired'])
    const fresh = await sql(
      trx,
      'UPDATE collectors SET confirmed_at = now() WHERE id = $1 AND confirmed_at IS NULL RETURNING id',
      [data.collectorId],
    )
    if (fresh.length > 0) await recordEvent(trx, 'signup', { detail: 'collector' })
    const collector = await getCollector(data.collectorId, trx)
    if (!collector) throw new ApiError(errors['link-expired'])
    return collector
  })
}

/** The session's collector, or null when there is none or the address is unconfirmed. */
export async function getCollector(
  collectorId: string | null | undefined,
  on: Db = db,
): Promise<Collector | null> {
  if (!collectorId) return null
  const [collector] = await sql<Collector>(
    on,
    'SELECT id AS "collectorId", name, email FROM collectors WHERE id = $1 AND confirmed_at IS NOT NULL',
    [collectorId],
  )
  return collector ?? null
}
