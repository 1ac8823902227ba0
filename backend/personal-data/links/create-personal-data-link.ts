import type { Language } from '#contract/text'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { PERSONAL_DATA_REQUESTS_PER_HOUR } from './contract.ts'
import { sendPersonalDataLinkJob } from './jobs.ts'

/** Enqueues the link, known or not: only the job looks. Throws 429 if the network has asked too often. */
export async function createPersonalDataLink(email: string, address: string, language: Language): Promise<void> {
  const hourly = { hits: PERSONAL_DATA_REQUESTS_PER_HOUR, seconds: 3600 }
  await consumeNetworkRateLimit('personal-data-links', address, hourly)
  await runInTransaction(async (trx) => {
    const [request] = await sql<{ id: string }>(
      trx,
      'INSERT INTO personal_data_requests (email, language) VALUES ($1, $2) RETURNING id',
      [email, language],
    )
    if (request) await enqueue(trx, sendPersonalDataLinkJob, { linkRequestId: request.id })
  })
}
