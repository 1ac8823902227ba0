import { errors } from '#contract/reviews'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { StaffAccount } from '#module/auth/staff/accounts'
import { updateReviewAssignments as updateAssignments } from '#module/reviews'

/** Assigns open reviews to an admin with an account, or to nobody. Returns the numbers of those that were still open. */
export function updateReviewAssignments(
  staff: StaffSession,
  { ids, accountId }: { ids: string[]; accountId: string | null },
): Promise<{ numbers: number[] }> {
  return runInTransaction(async (trx) => {
    const account = accountId ? await StaffAccount.query(trx).findById(accountId) : undefined
    if (accountId && (account?.role !== 'admin' || !account.acceptedAt || account.disabledAt)) {
      throw new ApiError(errors['assignee-unknown'])
    }
    const assignee = account ? { id: account.id, name: account.name } : null
    const numbers = await updateAssignments(trx, ids, assignee)
    await createAuditEntry(trx, staff, {
      action: 'assign-reviews',
      subject: assignee ? `staff:${assignee.id}` : 'reviews',
      details: { numbers, ...(assignee && { name: assignee.name }) },
    })
    return { numbers }
  })
}
