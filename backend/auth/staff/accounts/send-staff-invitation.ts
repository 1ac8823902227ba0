import { db } from '#database/client'
import { INVITATION_HOURS } from './contract.ts'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { invitationLink } from './invitation-link.ts'
import { StaffAccount } from './staff-account.ts'

/** Job: mails the link that sets up the account. */
export async function sendStaffInvitation({ accountId }: { accountId: string }): Promise<void> {
  const account = await StaffAccount.query(db).findById(accountId).where({ accepted_at: null, disabled_at: null })
  if (!account) return
  const link = await createOneTimeLink(db, invitationLink, { accountId, invitedAt: account.invitedAt.toISOString() })
  await sendMail({
    to: account.email,
    name: account.name,
    subject: 'Your TuneMaker staff account',
    text: [
      `Hello ${account.name},`,
      '',
      `${account.invitedBy} invites you to work on TuneMaker as ${account.role === 'admin' ? 'an admin' : 'an operator'}. This link sets up your account:`,
      '',
      link,
      '',
      `It works once, for ${INVITATION_HOURS} hours. You choose a password and need an authenticator app on your phone. If the link says that it no longer opens anything and you have not used it, tell ${account.invitedBy} at once.`,
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: 'Accept the invitation', url: link } },
  })
}
