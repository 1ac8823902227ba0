import { fn } from 'objection'
import { errors } from '#contract/art-cards/cards'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { trackEvent } from '#module/analytics'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { CollectorAccount } from './collector-account.ts'
import { collectorLink } from './collector-link.ts'
import type { Collector } from './contract.ts'
import { getCollector } from './get-collector.ts'

/**
 * Consumes a mailed link, confirms the address and returns its collector. Throws ApiError 404 for a used or expired
 * link.
 */
export async function createCollectorSession(token: string): Promise<Collector> {
  return runInTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, collectorLink, token)
    if (!data) throw new ApiError(errors['link-expired'])
    const confirmed = await CollectorAccount.query(trx)
      .where({ id: data.collectorId, confirmed_at: null })
      .patch({ confirmedAt: fn.now() })
    if (confirmed > 0) await trackEvent(trx, 'signup', { detail: 'collector' })
    const collector = await getCollector(data.collectorId, trx)
    if (!collector) throw new ApiError(errors['link-expired'])
    return collector
  })
}
