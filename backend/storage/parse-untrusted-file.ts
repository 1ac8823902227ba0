import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { openReview } from '#module/reviews'
import { LimitedTaskError } from '#runtime/limited/run-limited'
import { log } from '#runtime/logger'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import { storage } from './storage.ts'

/** A stored file from outside, and how a review about it is headed. */
export type UntrustedFile = { key: string; bytes: number; subject: string; evidence: Record<string, unknown> }

/**
 * Passes a local copy of a stored file, in a folder of its own, to `read`, which runs limited tasks on it. A file that
 * breaks its reader is marked, opens a review, and is never read again: undefined, now and at every later call.
 */
export async function parseUntrustedFile<T>(
  file: UntrustedFile,
  read: (local: { path: string; bytes: number; folder: string }) => Promise<T>,
): Promise<T | undefined> {
  const { key, bytes } = file
  const marked = await sql(db, 'SELECT 1 FROM files WHERE key = $1 AND unreadable_since IS NOT NULL', [key])
  if (marked.length > 0) return undefined
  return await runWithTemporaryFolder(async (folder) => {
    const path = join(folder, 'file')
    await pipeline(await storage.stream(key, 0, bytes - 1), createWriteStream(path))
    try {
      return await read({ path, bytes, folder })
    } catch (error) {
      if (!(error instanceof LimitedTaskError)) throw error
      await recordUnreadableFile(file, error)
      return undefined
    }
  })
}

async function recordUnreadableFile({ key, bytes, subject, evidence }: UntrustedFile, error: LimitedTaskError) {
  log.warn({ key, fault: error.fault, err: error }, 'a file broke its reader')
  await runInTransaction(async (trx) => {
    await sql(
      trx,
      'UPDATE files SET unreadable_since = now(), unreadable_fault = $2 WHERE key = $1 AND unreadable_since IS NULL',
      [key, error.fault],
    )
    await openReview(trx, {
      kind: 'monitoring',
      subject,
      effectKey: `unreadable:${key}`,
      reason: { because: 'unreadable', fault: error.message },
      evidence: { ...evidence, file: key, bytes, fault: error.fault },
    })
  })
}
