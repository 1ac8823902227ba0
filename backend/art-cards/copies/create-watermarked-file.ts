import { join } from 'node:path'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { runImageTask } from '#module/art-cards/images'
import { parseUntrustedFile } from '#module/storage'
import { confirmFile, createStoredFile, deleteUnconfirmedFile } from '#module/storage/files'
import { enqueueAll } from '#queue/queue'
import { DISPLAY_MAX_SIDE } from './contract.ts'
import { createWatermarkedFileJob } from './jobs.ts'

/** At most one job per copy is enqueued within this time. */
const ENQUEUE_INTERVAL_SECONDS = 30

/** Job: creates the full-resolution file of one copy with its owner's forensic watermark. Idempotent. */
export async function createWatermarkedFile({ certificateId }: { certificateId: string }): Promise<void> {
  const [wanted] = await sql<{ key: string; bytes: number; seed: Buffer; mark: number }>(
    db,
    `SELECT f.key, f.bytes, c.mark_seed AS seed, t.mark
       FROM art_certificates t JOIN art_cards c ON c.id = t.card_id JOIN files f ON f.key = c.artwork_key
      WHERE t.id = $1 AND t.file_key IS NULL AND t.voided_at IS NULL`,
    [certificateId],
  )
  if (!wanted) return
  const { key, bytes, mark } = wanted
  const evidence = { certificateId }
  const artwork = { key, bytes, subject: 'The artwork of a sold copy breaks its reader', evidence }
  const files = await parseUntrustedFile(artwork, async ({ path, folder }) => {
    const full = { path: join(folder, 'full') }
    const display = { path: join(folder, 'display'), maxSide: DISPLAY_MAX_SIDE }
    const input = { artwork: path, seed: wanted.seed.toString('hex'), mark, full, display }
    const written = await runImageTask('watermark', input, folder)
    return {
      file: await createStoredFile('art', { path: full.path, bytes: written.full }, 'image/png'),
      display: await createStoredFile('art', { path: display.path, bytes: written.display }, 'image/webp'),
    }
  })
  if (!files) return
  const { file, display } = files
  const kept = await runInTransaction(async (trx) => {
    const mine = await sql(
      trx,
      `UPDATE art_certificates SET file_key = $2, display_key = $3
        WHERE id = $1 AND file_key IS NULL AND voided_at IS NULL RETURNING id`,
      [certificateId, file.key, display.key],
    )
    if (mine.length > 0) for (const made of [file, display]) await confirmFile(trx, made)
    return mine.length > 0
  })
  if (!kept) await Promise.all([file, display].map(deleteUnconfirmedFile))
}

/** In one statement: a collection may lack hundreds. */
export function enqueueWatermarkedFiles(certificateIds: string[]): Promise<void> {
  const payloads = certificateIds.toSorted().map((certificateId) => ({ certificateId }))
  return runInTransaction((trx) =>
    enqueueAll(trx, createWatermarkedFileJob, payloads, {
      seconds: ENQUEUE_INTERVAL_SECONDS,
      key: ({ certificateId }) => certificateId,
    }),
  )
}
