import { sendMail } from '#module/mail'
import { openReview } from '#module/reviews'
import { config } from '#platform/config'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { ApiError, buildMalformedError } from '#platform/refusal'
import { Application } from './application.ts'
import type { Artist } from './artist.ts'
import { errors } from './contract.ts'
import { issueGKey, createArtistWithoutGKey } from './create-artist.ts'
import { sendApplicationDecisionEmailJob } from './jobs.ts'

/**
 * Makes the applicant an artist and enqueues the mail with the G-Key. `note` is internal. Throws 409 when the
 * application is not awaiting a decision; of two concurrent decisions the first one counts.
 */
export async function approveApplication(trx: Trx, applicationId: string, note = ''): Promise<Artist> {
  const application = await getUndecidedForUpdate(trx, applicationId)
  if (application.refundedAt) throw new ApiError(errors['application-refunded'])
  const artist = await createArtistWithoutGKey(trx, {
    accountType: 'production',
    legalName: application.fullName,
    stageName: application.artistName,
    email: application.email,
    trackingNumber: application.trackingNumber,
  })
  await sql(
    trx,
    `UPDATE g_key_applications SET state = 'approved', decided_at = now(), artist_id = $2, note = nullif($3, '')
      WHERE id = $1`,
    [applicationId, artist.id, note.trim()],
  )
  await enqueue(trx, sendApplicationDecisionEmailJob, { applicationId })
  return artist
}

/** Declines an application. The reasons are mailed and shown to the applicant verbatim. Throws 400, 409. */
export async function declineApplication(trx: Trx, applicationId: string, reasons: string): Promise<void> {
  if (!reasons.trim()) throw buildMalformedError('An application is declined with reasons.')
  await getUndecidedForUpdate(trx, applicationId)
  await sql(trx, `UPDATE g_key_applications SET state = 'declined', decided_at = now(), reasons = $2 WHERE id = $1`, [
    applicationId,
    reasons.trim(),
  ])
  await enqueue(trx, sendApplicationDecisionEmailJob, { applicationId })
}

/** Locks the row until the decision is committed. */
async function getUndecidedForUpdate(trx: Trx, applicationId: string): Promise<Application> {
  const application = await Application.query(trx)
    .where({ id: applicationId })
    .whereIn('state', ['verifying', 'in-review'])
    .forUpdate()
    .first()
  if (!application) throw new ApiError(errors['application-not-in-review'])
  return application
}

/**
 * Hands an application under verification to a person, with Godfrey's findings. Returns false when it is no longer
 * being verified.
 */
export async function openApplicationReview(
  trx: Trx,
  applicationId: string,
  { reason, evidence = {} }: { reason: string; evidence?: Record<string, unknown> },
): Promise<boolean> {
  const [application] = await sql<{ trackingNumber: string; artistName: string }>(
    trx,
    `UPDATE g_key_applications SET state = 'in-review' WHERE id = $1 AND state IN ('paid', 'verifying')
      RETURNING tracking_number AS "trackingNumber", artist_name AS "artistName"`,
    [applicationId],
  )
  if (!application) return false
  await openReview(trx, {
    kind: 'copyright',
    subject: `G-Key application ${application.trackingNumber} of ${application.artistName}`,
    effectKey: `application:${applicationId}`,
    reason,
    evidence: { applicationId, ...application, ...evidence },
  })
  return true
}

/** Job: mails the decision, and on approval the G-Key, once. */
export async function sendApplicationDecisionEmail({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (application?.state === 'approved') await sendApprovalEmail(application)
  else if (application?.state === 'declined') await sendDeclineEmail(application)
}

/**
 * Creates the key here, so that it exists only in this mail and its hash is stored before the mail arrives. A repeat
 * after a crash between mail and update issues a new key and voids the previous one: at most one key per application is
 * valid.
 */
async function sendApprovalEmail({ id, artistId, email, fullName, artistName, keyMailedAt }: Application): Promise<void> {
  if (!artistId || keyMailedAt) return
  const gKeyId = await inTransaction(async (trx) => {
    await Application.query(trx).findById(id).forUpdate()
    await sql(trx, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1 AND state = 'active'`, [artistId])
    return issueGKey(trx, artistId)
  })
  await sendMail({
    to: email,
    name: fullName,
    subject: 'Your G-Key',
    text: [
      `Hello ${fullName},`,
      '',
      `we have read your papers, and ${artistName} is welcome in the house. This is your G-Key:`,
      '',
      gKeyId,
      '',
      'It is shown in this mail and nowhere else: we keep only its fingerprint and cannot read it out to you.',
      'Keep it somewhere safe and lend it to nobody. Should you get a second mail like this, the newer key counts.',
      '',
      `Sign in with it here: ${config.PUBLIC_URL}/g-key-login`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
  await sql(db, 'UPDATE g_key_applications SET key_mailed_at = now() WHERE id = $1 AND key_mailed_at IS NULL', [id])
}

async function sendDeclineEmail({ email, fullName, trackingNumber, reasons }: Application): Promise<void> {
  await sendMail({
    to: email,
    name: fullName,
    subject: `Your G-Key application ${trackingNumber} was declined`,
    text: [
      `Hello ${fullName},`,
      '',
      'we have read your papers and cannot give you a G-Key yet. These are the reasons:',
      '',
      reasons ?? '',
      '',
      'Once that is mended you may apply again:',
      `${config.PUBLIC_URL}/governance-tracker`,
      '',
      'If you think we are wrong, write to us, and a person reads it:',
      `${config.PUBLIC_URL}/contact-us`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
