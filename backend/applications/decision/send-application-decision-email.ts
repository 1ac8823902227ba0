import { fn } from 'objection'
import { db, runInTransaction } from '#database/client'
import { Application } from '#module/applications'
import { issueSoleGKey } from '#module/artists/g-keys'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'

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
  language,
}: Application): Promise<void> {
  if (!artistId || keyMailedAt) return
  const gKeyId = await runInTransaction(async (trx) => {
    await Application.query(trx).findById(id).forUpdate()
    return issueSoleGKey(trx, artistId)
  })
  const t = getMessages(artistMails, language)
  await sendMail({
    to: email,
    name: fullName,
    language,
    subject: t('approved.subject'),
    text: [
      t('greetingName', { name: fullName }),
      '',
      t('approved.text', { artist: artistName }),
      '',
      gKeyId,
      '',
      t('approved.keep'),
      '',
      t('signInHere'),
      config.PUBLIC_URL + buildLanguagePath(language, '/g-key-login'),
      '',
      'TuneMaker',
    ].join('\n'),
  })
  await Application.query(db).where({ id, key_mailed_at: null }).patch({ keyMailedAt: fn.now() })
}

async function sendDeclineEmail({ email, fullName, trackingNumber, reasons, language }: Application): Promise<void> {
  const t = getMessages(artistMails, language)
  await sendMail({
    to: email,
    name: fullName,
    language,
    subject: t('declined.subject', { number: trackingNumber }),
    text: [
      t('greetingName', { name: fullName }),
      '',
      t('declined.text'),
      '',
      reasons ?? '',
      '',
      t('declined.again'),
      config.PUBLIC_URL + buildLanguagePath(language, '/governance-tracker'),
      '',
      t('contact'),
      config.PUBLIC_URL + buildLanguagePath(language, '/contact-us'),
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
