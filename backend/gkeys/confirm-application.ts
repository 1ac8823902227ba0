import { z } from 'zod'
import { type MailedLink, createMailedLink, sendMail, spendMailedLink } from '#module/mail'
import { db, inTransaction, sql } from '#platform/database'
import type { Guesser } from '#platform/guesses'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { Application, findApplication } from './application.ts'
import {
  APPLICATION_LINK_MINUTES,
  APPLICATION_UNCONFIRMED_DAYS,
  APPLICATION_RESENDS_PER_HOUR,
  type ApplicationState,
  refusals,
} from './contract.ts'
import { applicationSubmitted } from './jobs.ts'

const link: MailedLink<z.ZodObject<{ applicationId: z.ZodString }>> = {
  kind: 'application',
  page: '/governance-tracker',
  minutes: APPLICATION_LINK_MINUTES,
  data: z.object({ applicationId: z.string() }),
}

/**
 * Job: mails the confirmation link. Nobody has shown yet that the address is theirs, so nothing that the applicant
 * wrote goes into this mail: it cannot be used to send words to a stranger.
 */
export async function sendApplicationLink({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (application?.state !== 'submitted') return
  const address = await createMailedLink(db, link, { applicationId })
  await sendMail({
    to: application.email,
    subject: `Confirm your G-Key application ${application.trackingNumber}`,
    text: [
      'Hello,',
      '',
      'somebody applied for a TuneMaker G-Key with this mail address. If it was you, please confirm that it is yours:',
      '',
      address,
      '',
      'The link works once, for 24 hours. Afterwards you pay for the check, and we read your papers.',
      '',
      `Your tracking number is ${application.trackingNumber}. Keep it: who knows it can follow your application.`,
      '',
      `If you did not apply, ignore this mail: nothing is charged, and what was sent is deleted after ${APPLICATION_UNCONFIRMED_DAYS} days.`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}

/** Has the link mailed again. The older one stays good until its own end. */
export async function resendApplicationLink(trackingNumber: string, guesser: Guesser): Promise<void> {
  const { id } = await findApplication(trackingNumber, guesser)
  await spend(`application-link:${id}`, { hits: APPLICATION_RESENDS_PER_HOUR, seconds: 3600 })
  await inTransaction(async (trx) => {
    const asked = await sql(
      trx,
      `UPDATE g_key_applications SET link_asked_at = now() WHERE id = $1 AND state = 'submitted' RETURNING id`,
      [id],
    )
    if (asked.length === 0) throw new Refusal(refusals['application-confirmed'])
    await enqueue(trx, applicationSubmitted, { applicationId: id })
  })
}

/** Uses the mailed link up: the address is the applicant's. A second link of the same application changes nothing. */
export function confirmApplication(token: string): Promise<{ trackingNumber: string; state: ApplicationState }> {
  return inTransaction(async (trx) => {
    const data = await spendMailedLink(trx, link, token)
    if (!data) throw new Refusal(refusals['application-link-expired'])
    await sql(
      trx,
      `UPDATE g_key_applications SET state = 'confirmed', confirmed_at = now() WHERE id = $1 AND state = 'submitted'`,
      [data.applicationId],
    )
    const { trackingNumber, state } = await Application.query(trx).findById(data.applicationId).throwIfNotFound()
    return { trackingNumber, state }
  })
}
