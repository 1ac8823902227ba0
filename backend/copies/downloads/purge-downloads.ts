import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'
import { DOWNLOAD_DAYS } from './contract.ts'

const BATCH = 500

/** Of all made files together. */
const MAX_BYTES = 20 * 2 ** 30

/** Hourly cleanup, of what is old and of the oldest beyond the limit: what was made can be made again. */
export async function purgeDownloads(maxBytes = MAX_BYTES): Promise<void> {
  await purgeListed('SELECT id FROM copy_downloads WHERE created_at < now() - make_interval(days => $1)', DOWNLOAD_DAYS)
  await purgeListed(
    `SELECT id FROM (SELECT d.id, sum(f.bytes) OVER (ORDER BY d.ended_at DESC, d.id DESC) AS total
                       FROM copy_downloads d JOIN files f ON f.key = d.file_key WHERE d.state = 'ready') kept
      WHERE total > $1`,
    maxBytes,
  )
}

async function purgeListed(listSql: string, limit: number): Promise<void> {
  for (let purged = BATCH; purged === BATCH;) {
    purged = await runInTransaction(async (trx) => {
      const deleted = await sql<{ fileKey: string | null }>(
        trx,
        `DELETE FROM copy_downloads WHERE id IN (
           SELECT id FROM copy_downloads WHERE id IN (${listSql})
            ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING file_key AS "fileKey"`,
        [limit, BATCH],
      )
      for (const { fileKey } of deleted) if (fileKey) await releaseFile(trx, fileKey)
      return deleted.length
    })
  }
}
