import { fn } from 'objection'
import { db, runInTransaction } from '#database/client'
import { Application } from '#module/applications'
import { issueSoleGKey } from '#module/artists/g-keys'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'

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
async function sendApprovalEmail({
  id,
  artistId,
  email,
  fullName,
  artistName,
  keyMailedAt,
}: Application): Promise<void> {
  if (!artistId || keyMailedAt) return
  const gKeyId = await runInTransaction(async (trx) => {
    await Application.query(trx).findById(id).forUpdate()
    return issueSoleGKey(trx, artistId)
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
  await Application.query(db).where({ id, key_mailed_at: null }).patch({ keyMailedAt: fn.now() })
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
