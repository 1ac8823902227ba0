import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'
import { DOWNLOAD_DAYS } from './contract.ts'

const BATCH = 500

/** Hourly cleanup: what was made can be made again. */
export async function purgeDownloads(): Promise<void> {
  for (let purged = BATCH; purged === BATCH;) {
    purged = await runInTransaction(async (trx) => {
      const old = await sql<{ fileKey: string | null }>(
        trx,
        `DELETE FROM copy_downloads WHERE id IN (
           SELECT id FROM copy_downloads WHERE created_at < now() - make_interval(days => $1)
            ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING file_key AS "fileKey"`,
        [DOWNLOAD_DAYS, BATCH],
      )
      for (const { fileKey } of old) if (fileKey) await releaseFile(trx, fileKey)
      return old.length
    })
  }
}
