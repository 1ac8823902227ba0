import { db } from '#database/client'
import { trackRateLimit } from '#http/limits/rate-limit'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { CollectorAccount } from './collector-account.ts'
import { collectorLink } from './collector-link.ts'
import { LINK_MINUTES, LINKS_PER_HOUR } from './contract.ts'
import { UNCONFIRMED_DAYS } from './purge-unconfirmed-collectors.ts'

/** Job: mails the link that confirms the address and signs in, at most LINKS_PER_HOUR per collector. */
export async function sendCollectorLink({ collectorId }: { collectorId: string | null }): Promise<void> {
  if (!collectorId) return
  const collector = await CollectorAccount.query(db).findById(collectorId)
  if (!collector) return
  const hourly = { hits: LINKS_PER_HOUR, seconds: 3600 }
  if ((await trackRateLimit(db, `collector-link:${collectorId}`, hourly)) > hourly.hits) return
  const address = await createOneTimeLink(db, collectorLink, { collectorId })
  try {
    await sendMail(
      collector.confirmedAt ? buildSignInMail(collector, address) : buildWelcomeMail(collector.email, address),
    )
  } catch (error) {
    // Only sent mails count; the job retries.
    await trackRateLimit(db, `collector-link:${collectorId}`, hourly, -1)
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
  design: { button: { label: 'Enter the gallery', url: address } },
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
  design: { button: { label: 'Enter the gallery', url: address } },
})
