import { z } from 'zod'
import { recordEvent } from '#module/analytics'
import { type MailedLink, createMailedLink, sendMail, spendMailedLink } from '#module/mail'
import { type Db, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { oneLine } from '#platform/one-line'
import { Refusal } from '#platform/refusal'
import { countHit, spend } from '#platform/throttle'
import { type Collector, LINKS_PER_HOUR, LINK_MINUTES, REGISTRATIONS_PER_HOUR, refusals } from './contract.ts'
import { collectorLinkAsked } from './jobs.ts'

const linkData = z.object({ collectorId: z.string() })
const link: MailedLink<typeof linkData> = {
  kind: 'collector',
  page: '/fine-art/register',
  minutes: LINK_MINUTES,
  data: linkData,
}

/** A registration that nobody confirmed is somebody's address without their word: it is forgotten. */
const UNCONFIRMED_DAYS = 7

/**
 * Registers a collector, or with an empty name asks for a way back in. The answer and the work are the same whether the
 * address is known or not; a known collector keeps the name they confirmed.
 */
export async function registerCollector(asked: { name: string; email: string }, address: string): Promise<void> {
  await spend(`collectors:${address}`, { hits: REGISTRATIONS_PER_HOUR, seconds: 3600 })
  const email = asked.email.toLowerCase()
  const name = oneLine(asked.name)
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
    await enqueue(trx, collectorLinkAsked, { collectorId: collector?.id ?? null })
  })
}

/** Job: mails the link that confirms and signs in, at most three an hour to one address. */
export async function sendCollectorLink({ collectorId }: { collectorId: string | null }): Promise<void> {
  await forgetUnconfirmed()
  if (!collectorId) return
  const [collector] = await sql<{ email: string; name: string; confirmed: boolean }>(
    db,
    'SELECT email, name, confirmed_at IS NOT NULL AS confirmed FROM collectors WHERE id = $1',
    [collectorId],
  )
  if (!collector) return
  const hourly = { hits: LINKS_PER_HOUR, seconds: 3600 }
  if ((await countHit(db, `collector-link:${collectorId}`, hourly)) > hourly.hits) return
  const address = await createMailedLink(db, link, { collectorId })
  try {
    await sendMail(collector.confirmed ? signInMail(collector, address) : welcomeMail(collector.email, address))
  } catch (error) {
    // Only a mail that left counts: the job tries again.
    await countHit(db, `collector-link:${collectorId}`, hourly, -1)
    throw error
  }
}

const signature = ['', 'TuneMaker Fine Art']

// Without the name: whoever typed this address may have typed anything there.
const welcomeMail = (email: string, address: string) => ({
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

const signInMail = ({ email, name }: { email: string; name: string }, address: string) => ({
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

async function forgetUnconfirmed(): Promise<void> {
  await sql(
    db,
    'DELETE FROM collectors WHERE confirmed_at IS NULL AND created_at < now() - make_interval(days => $1)',
    [UNCONFIRMED_DAYS],
  )
}

/** Uses a mailed link up: the address is confirmed by it, and its collector is who enters. */
export async function enterAsCollector(token: string): Promise<Collector> {
  return inTransaction(async (trx) => {
    const data = await spendMailedLink(trx, link, token)
    if (!data) throw new Refusal(refusals['link-expired'])
    const fresh = await sql(
      trx,
      'UPDATE collectors SET confirmed_at = now() WHERE id = $1 AND confirmed_at IS NULL RETURNING id',
      [data.collectorId],
    )
    if (fresh.length > 0) await recordEvent(trx, 'signup', { detail: 'collector' })
    const collector = await describeCollector(data.collectorId, trx)
    if (!collector) throw new Refusal(refusals['link-expired'])
    return collector
  })
}

/** The collector of a session, or null. */
export async function describeCollector(
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
