import { db } from '#database/client'
import { invitationLink } from '#module/auth/staff/accounts'
import { buildTotpUri } from '#module/auth/staff/credentials'
import { getOneTimeLink } from '#module/mail/one-time-links'
import { getInvitedAccount } from './get-invited-account.ts'

/** What the invited person needs to set up the account. Looking at it does not use the link up. Throws 404. */
export async function getInvitation(token: string) {
  const { email, name, role, totpSecret } = await getInvitedAccount(db, await getOneTimeLink(db, invitationLink, token))
  return { email, name, role, secret: totpSecret, uri: buildTotpUri(totpSecret, email) }
}
