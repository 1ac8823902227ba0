import { db } from '#database/client'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import type { staffNotices } from './jobs.ts'
import { StaffAccount } from './staff-account.ts'

const TEXTS: Record<(typeof staffNotices)[number], { subject: string; says: string }> = {
  'invitation-accepted': { subject: 'Your staff account is set up', says: 'the invitation to this address was used' },
  password: { subject: 'Your password was changed', says: 'the password of your staff account was changed' },
  'second-factor': {
    subject: 'Your authenticator app was changed',
    says: 'another authenticator app was set up for your staff account, with new recovery codes',
  },
}

/** Job: tells the account's address what was done with it. */
export async function sendStaffNotice(notice: {
  accountId: string
  notice: (typeof staffNotices)[number]
}): Promise<void> {
  const account = await StaffAccount.query(db).findById(notice.accountId)
  if (!account) return
  const { subject, says } = TEXTS[notice.notice]
  await sendMail({
    to: account.email,
    name: account.name,
    subject,
    text: [
      `Hello ${account.name},`,
      '',
      `${says}. If that was you, there is nothing to do.`,
      '',
      `If it was not, ask an admin to disable your account now, and sign out everywhere: ${config.PUBLIC_URL}/admin/dashboard?tab=account`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
