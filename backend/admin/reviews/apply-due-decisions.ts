import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { claimDueDecision, restoreReview } from '#module/reviews'
import { log } from '#runtime/logger'
import { applyReviewEffect } from './apply-review-effect.ts'

/**
 * Job, every ten seconds: applies each decision that can no longer be undone, once, in a transaction of its own. One
 * that has become impossible opens its review again with the reason. Any other failure leaves the decision due for the
 * next run and is thrown after the others were applied.
 */
export async function applyDueDecisions(): Promise<{ applied: number }> {
  const failed: string[] = []
  let failure: unknown
  for (let applied = 0; ;) {
    let id: string | undefined
    try {
      const found = await runInTransaction(async (trx) => {
        const due = await claimDueDecision(trx, failed)
        id = due?.id
        if (due) await applyReviewEffect(trx, due)
        return due
      })
      if (!found) {
        if (failure) throw failure
        return { applied }
      }
      applied++
    } catch (error) {
      // Not even claimed: the database is away.
      if (!id || error === failure) throw error
      failed.push(id)
      if (error instanceof ApiError) await reopen(id, error)
      else failure = error
    }
  }
}

function reopen(id: string, error: ApiError): Promise<void> {
  log.warn({ review: id, error: error.code }, 'a decision could not be applied, its review is open again')
  return runInTransaction((trx) => restoreReview(trx, id, error.message))
}
