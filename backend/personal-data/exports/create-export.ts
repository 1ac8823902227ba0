import type { EndpointBody } from '#contract/http'
import { errors } from '#contract/personal-data'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import type { Language } from '#contract/text'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { assertOwner } from '#module/personal-data/links'
import { enqueue } from '#queue/queue'
import { type createExport as createExportCall, EXPORTS_PER_DAY } from './contract.ts'
import { buildExportJob } from './jobs.ts'

/**
 * Has an archive made for whoever holds the link. Throws 404 for a link that has expired, 409 while one is being made and
 * 429 above the day's budget.
 */
export async function createExport(
  { token, artistId }: EndpointBody<typeof createExportCall>,
  language: Language,
): Promise<void> {
  const email = await assertOwner(db, token, artistId)
  await consumeRateLimit(`personal-data-export:${artistId ?? email}`, { hits: EXPORTS_PER_DAY, seconds: 86_400 })
  await runInTransaction(async (trx) => {
    // One at a time. One that waits without a job for an hour lost it to an outage.
    const [created] = await sql<{ id: string }>(
      trx,
      `INSERT INTO personal_data_exports AS x (email, artist_id, language) VALUES ($1, $2, $3)
       ON CONFLICT (coalesce(artist_id::text, email)) DO UPDATE
         SET state = 'waiting', ready_at = NULL, asked_at = now(), email = EXCLUDED.email, language = EXCLUDED.language
         WHERE x.state = 'ready' OR x.asked_at < now() - interval '1 hour' AND NOT EXISTS (
           SELECT FROM pgboss.job WHERE name = $4 AND state < 'completed' AND data ->> 'exportId' = x.id::text)
       RETURNING id`,
      [email, artistId, language, buildExportJob.name],
    )
    if (!created) throw new ApiError(errors['export-open'])
    await enqueue(trx, buildExportJob, { exportId: created.id })
  })
}
