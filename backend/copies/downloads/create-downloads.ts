import type { EndpointReply } from '#contract/http'
import { errors as keymailErrors } from '#contract/keymails'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { getHeldCopy } from '#module/copies'
import { updateCopyPlayed } from '#module/keymails'
import { enqueue } from '#queue/queue'
import { type DownloadFormat, errors, type createDownloads as createDownloadsCall } from './contract.ts'
import { getDownloadsOfKeymail } from './get-downloads.ts'
import { createDownloadJob } from './jobs.ts'

/** Copies and formats per fan and hour: each takes a core for seconds. */
const DOWNLOADS_RATE_LIMIT = { hits: 60, seconds: 3600 }

/**
 * Has every song of the copy made in this format that is not made or being made. Counts as a play, so that a copy that
 * was taken away cannot be given away as well. Throws 403, 404, and 422 for FLAC of recordings that lost something.
 */
export async function createDownloads(
  copyId: string,
  fanIds: string[],
  format: DownloadFormat,
): Promise<EndpointReply<typeof createDownloadsCall>> {
  const { keymailId } = await getHeldCopy(copyId, fanIds)
  const { formats } = await getDownloadsOfKeymail(keymailId)
  if (!formats.some((one) => one.format === format)) throw new ApiError(errors['format-unavailable'])
  await consumeRateLimit(`downloads:${fanIds[0] ?? ''}`, DOWNLOADS_RATE_LIMIT)
  await runInTransaction(async (trx) => {
    if (!(await updateCopyPlayed(trx, keymailId, fanIds))) throw new ApiError(keymailErrors['copy-unknown'])
    // What failed, and what was made of a file that has been replaced since, is made again.
    const created = await sql<{ id: string }>(
      trx,
      `INSERT INTO copy_downloads AS d (keymail_id, song_id, format, source_key)
       SELECT k.id, s.id, $2, s.audio_key FROM keymails k JOIN edition_songs es ON es.edition_id = k.edition_id
         JOIN songs s ON s.id = es.song_id WHERE k.id = $1
       ON CONFLICT (keymail_id, song_id, format) DO UPDATE
         SET state = 'waiting', source_key = EXCLUDED.source_key, created_at = now()
         WHERE d.state = 'failed' OR d.state = 'ready' AND d.source_key <> EXCLUDED.source_key
       RETURNING id`,
      [keymailId, format],
    )
    for (const { id } of created) await enqueue(trx, createDownloadJob, { downloadId: id })
  })
  return getDownloadsOfKeymail(keymailId)
}
