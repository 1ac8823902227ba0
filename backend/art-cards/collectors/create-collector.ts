import type { Language } from '#contract/text'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { toSingleLine } from '#text/to-single-line'
import { CollectorAccount } from './collector-account.ts'
import { REGISTRATIONS_PER_HOUR } from './contract.ts'
import { sendCollectorLinkJob } from './jobs.ts'

/**
 * Registers a collector, or with an empty name requests a sign-in link. Reply and work do not depend on whether the
 * address is known. A confirmed collector keeps their name.
 */
export async function createCollector(
  asked: { name: string; email: string },
  address: string,
  language: Language,
): Promise<void> {
  await consumeNetworkRateLimit('collectors', address, { hits: REGISTRATIONS_PER_HOUR, seconds: 3600 })
  const email = asked.email.toLowerCase()
  const name = toSingleLine(asked.name)
  await runInTransaction(async (trx) => {
    const [collector] = name
      ? await sql<{ id: string }>(
          trx,
          `INSERT INTO collectors AS c (email, name) VALUES ($1, $2)
           ON CONFLICT (email) DO UPDATE SET
             name = CASE WHEN c.confirmed_at IS NULL THEN EXCLUDED.name ELSE c.name END,
             created_at = CASE WHEN c.confirmed_at IS NULL THEN now() ELSE c.created_at END
           RETURNING id`,
          [email, name],
        )
      : await CollectorAccount.query(trx).where({ email })
    await enqueue(trx, sendCollectorLinkJob, { collectorId: collector?.id ?? null, language })
  })
}
