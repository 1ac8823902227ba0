import { z } from 'zod'
import { type OneTimeLink, createOneTimeLink, sendMail, consumeOneTimeLink } from '#module/mail'
import { db, inTransaction, sql } from '#platform/database'
import type { AttemptCaller } from '#platform/guesses'
import { enqueue } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import { consumeRateLimit } from '#platform/throttle'
import { Application, getApplicationByTrackingNumber } from './application.ts'
import {
  APPLICATION_LINK_MINUTES,
  APPLICATION_UNCONFIRMED_DAYS,
  APPLICATION_RESENDS_PER_HOUR,
  type ApplicationState,
  errors,
} from './contract.ts'
import { sendApplicationLinkEmailJob } from './jobs.ts'

const applicationLink: OneTimeLink<z.ZodObject<{ applicationId: z.ZodString }>> = {
  kind: 'application',
  page: '/governance-tracker',
  minutes: APPLICATION_LINK_MINUTES,
  data: z.object({ applicationId: z.string() }),
}

/**
 * Job: mails the confirmation link. The address is not verified yet, so the mail contains nothing the applicant wrote;
 * otherwise the form could be used to send messages to strangers.
 */
export async function sendApplicationLinkEmail({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (application?.state !== 'submitted') return
  const address = await createOneTimeLink(db, applicationLink, { applicationId })
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

/** Sends another confirmation link. The earlier one stays valid until it expires. */
export async function resendApplicationLink(trackingNumber: string, guesser: AttemptCaller): Promise<void> {
  const { id } = await getApplicationByTrackingNumber(trackingNumber, guesser)
  await consumeRateLimit(`application-link:${id}`, { hits: APPLICATION_RESENDS_PER_HOUR, seconds: 3600 })
  await inTransaction(async (trx) => {
    const asked = await sql(
      trx,
      `UPDATE g_key_applications SET link_asked_at = now() WHERE id = $1 AND state = 'submitted' RETURNING id`,
      [id],
    )
    if (asked.length === 0) throw new ApiError(errors['application-confirmed'])
    await enqueue(trx, sendApplicationLinkEmailJob, { applicationId: id })
  })
}

/** Consumes the mailed link and confirms the address. A second link for the same application changes nothing. */
export function confirmApplication(token: string): Promise<{ trackingNumber: string; state: ApplicationState }> {
  return inTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, applicationLink, token)
    if (!data) throw new ApiError(errors['application-link-expired'])
    await sql(
      trx,
      `UPDATE g_key_applications SET state = 'confirmed', confirmed_at = now() WHERE id = $1 AND state = 'submitted'`,
      [data.applicationId],
    )
    const { trackingNumber, state } = await Application.query(trx).findById(data.applicationId).throwIfNotFound()
    return { trackingNumber, state }
  })
}
