import { sendMail } from '#module/mail'
import { openReview } from '#module/reviews'
import { config } from '#platform/config'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { Refusal, malformed } from '#platform/refusal'
import { Application } from './application.ts'
import type { Artist } from './artist.ts'
import { refusals } from './contract.ts'
import { addGKey, insertArtist } from './create-artist.ts'
import { applicationDecided } from './jobs.ts'

/**
 * Makes the applicant an artist and has the G-Key mailed. `note` is kept for the house and told to nobody.
 * Refuses with 409 when the application does not wait for a decision; of two deciders at once the first one counts.
 */
export async function approveApplication(trx: Trx, applicationId: string, note = ''): Promise<Artist> {
  const application = await lockUndecided(trx, applicationId)
  if (application.refundedAt) throw new Refusal(refusals['application-refunded'])
  const artist = await insertArtist(trx, {
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
  await enqueue(trx, applicationDecided, { applicationId })
  return artist
}

/** Ends an application with reasons, which are mailed and shown to the applicant as they are. Refuses with 400, 409. */
export async function declineApplication(trx: Trx, applicationId: string, reasons: string): Promise<void> {
  if (!reasons.trim()) throw malformed('An application is declined with reasons.')
  await lockUndecided(trx, applicationId)
  await sql(trx, `UPDATE g_key_applications SET state = 'declined', decided_at = now(), reasons = $2 WHERE id = $1`, [
    applicationId,
    reasons.trim(),
  ])
  await enqueue(trx, applicationDecided, { applicationId })
}

/** The row stays locked until the decision is written. */
async function lockUndecided(trx: Trx, applicationId: string): Promise<Application> {
  const application = await Application.query(trx)
    .where({ id: applicationId })
    .whereIn('state', ['verifying', 'in-review'])
    .forUpdate()
    .first()
  if (!application) throw new Refusal(refusals['application-not-in-review'])
  return application
}

/**
 * Hands an application that Godfrey is reading to a person, with what he found. False when it is not being read:
 * somebody was quicker.
 */
export async function sendToReview(
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

/** Job: mails the decision; with an approval the G-Key, once. */
export async function sendApplicationDecision({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (application?.state === 'approved') await sendGKey(application)
  else if (application?.state === 'declined') await sendReasons(application)
}

/**
 * The key is made here, so that it is in this mail only and its hash in the database before it arrives. A repeat after
 * a crash between mail and note makes a new one and voids the one before: at most one key of an application works.
 */
async function sendGKey({ id, artistId, email, fullName, artistName, keyMailedAt }: Application): Promise<void> {
  if (!artistId || keyMailedAt) return
  const gKeyId = await inTransaction(async (trx) => {
    await Application.query(trx).findById(id).forUpdate()
    await sql(trx, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1 AND state = 'active'`, [artistId])
    return addGKey(trx, artistId)
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

async function sendReasons({ email, fullName, trackingNumber, reasons }: Application): Promise<void> {
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
