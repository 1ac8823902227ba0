import { db, type Db } from '#database/client'
import { ApiError } from '#http/api-error'
import { errors } from '#contract/auth/staff/accounts'
import { StaffAccount } from '#module/auth/staff/accounts'

/** The account a link invites, locked inside a transaction. Throws 404 if the link was used, replaced or has expired. */
export async function getInvitedAccount(
  on: Db,
  link: { accountId: string; invitedAt: string } | undefined,
): Promise<StaffAccount> {
  const account =
    link &&
    (await StaffAccount.query(on)
      .findById(link.accountId)
      .where({ accepted_at: null, disabled_at: null })
      .modify((query) => (on === db ? query : query.forUpdate())))
  if (account?.invitedAt.toISOString() !== link?.invitedAt || !account) throw new ApiError(errors['invitation-expired'])
  return account
}
