import { commonErrors, type EndpointReply } from '#contract/http'
import { errors as keymailErrors } from '#contract/keymails'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { getHeldCopy } from '#module/copies'
import { updateCopyPlayed } from '#module/keymails'
import { storage } from '#module/storage'
import { enqueueAll } from '#queue/queue'
import { type DownloadFormat, errors, type createDownloads as createDownloadsCall } from './contract.ts'
import { buildRepeatableSql, getDownloadsOfKeymail } from './get-downloads.ts'
import { createDownloadJob } from './jobs.ts'

/** Copies and formats per fan and hour: each takes a core for seconds. */
const DOWNLOADS_RATE_LIMIT = { hits: 60, seconds: 3600 }

/** Twice of what the check `disk` calls low: uploads come first. */
const MIN_FREE_BYTES = 4 * 2 ** 30
/** The purge is hourly. */
const RETRY_SECONDS = 3600

/**
 * Has every song of the copy made in this format that is not made or being made. Counts as a play, so that a copy that
 * was taken away cannot be given away as well. Throws 403, 404, 422 for FLAC of recordings that lost something, and 503
 * while the disk is nearly full.
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
    // What was made of a file that has been replaced since is made again.
    const created = await sql<{ id: string }>(
      trx,
      `INSERT INTO copy_downloads AS d (keymail_id, song_id, format, source_key)
       SELECT k.id, s.id, $2, s.audio_key FROM keymails k JOIN edition_songs es ON es.edition_id = k.edition_id
         JOIN songs s ON s.id = es.song_id WHERE k.id = $1
       ON CONFLICT (keymail_id, song_id, format) DO UPDATE
         SET state = 'waiting', source_key = EXCLUDED.source_key, created_at = now()
         WHERE d.source_key <> EXCLUDED.source_key OR ${buildRepeatableSql('d')}
       RETURNING id`,
      [keymailId, format],
    )
    if (created.length > 0) await assertDiskSpace()
    await enqueueAll(
      trx,
      createDownloadJob,
      created.map(({ id }) => ({ downloadId: id })),
    )
  })
  return getDownloadsOfKeymail(keymailId)
}

async function assertDiskSpace(): Promise<void> {
  const free = (await storage.getFreeBytes?.()) ?? Infinity
  if (free < MIN_FREE_BYTES) throw new ApiError(commonErrors.unavailable, { retryAfter: RETRY_SECONDS })
}
