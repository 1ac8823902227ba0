import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type Trx, db } from '#database/client'
import { sql } from '#database/sql'
import { storage } from '#module/storage'

/** A file in storage that no row refers to yet: commit it in the transaction that writes the reference. */
export type StoredFile = { key: string; bytes: number; type: string; sha256: Buffer }

/**
 * Stores a local file under a new key in `folder`. Its row is inserted first, as `storing`, so that the purge finds it
 * if the process dies. Returns key, size in bytes and SHA-256.
 */
export async function createStoredFile(
  folder: string,
  file: { path: string; bytes: number },
  type: string,
): Promise<StoredFile> {
  const stored = { key: `${folder}/${randomUUID()}`, bytes: file.bytes, type, sha256: await hashFile(file.path) }
  await sql(db, 'INSERT INTO files (key, bytes, type, sha256) VALUES ($1, $2, $3, $4)', [
    stored.key,
    stored.bytes,
    stored.type,
    stored.sha256,
  ])
  try {
    await storage.put(stored.key, file.path, type)
  } catch (error) {
    await deleteUnconfirmedFile(stored)
    throw error
  }
  return stored
}

/** Makes a stored file permanent, together with the row that refers to it. */
export async function confirmFile(trx: Trx, file: StoredFile): Promise<void> {
  const kept = await sql(trx, `UPDATE files SET state = 'kept' WHERE key = $1 RETURNING key`, [file.key])
  // The purge has removed it: the transaction must not refer to a missing file.
  if (kept.length === 0) throw new Error(`file ${file.key} is gone`)
}

/**
 * Deletes a file that was not committed. Checks the row first, because a transaction whose connection broke at COMMIT
 * may have succeeded; the lock waits for its outcome.
 */
export async function deleteUnconfirmedFile(file: Pick<StoredFile, 'key'>): Promise<void> {
  const mine = await sql(db, `SELECT key FROM files WHERE key = $1 AND state = 'storing' FOR UPDATE`, [file.key])
  if (mine.length === 0) return
  await storage.delete(file.key)
  await sql(db, `DELETE FROM files WHERE key = $1 AND state = 'storing'`, [file.key])
}

/** Releases a committed file in the transaction that removes the reference to it; the purge deletes it later. */
export async function releaseFile(trx: Trx, key: string): Promise<void> {
  await sql(trx, `UPDATE files SET state = 'storing' WHERE key = $1 AND state = 'kept'`, [key])
}

/** Scheduled: deletes files left uncommitted for two hours, for example by a killed process. */
export async function purgeUnconfirmedFiles(): Promise<void> {
  const left = await sql<{ key: string }>(
    db,
    `SELECT key FROM files WHERE state = 'storing' AND created_at < now() - interval '2 hours' LIMIT 500`,
  )
  for (const { key } of left) {
    // Deletes the row first and only if it is still uncommitted, so a file being committed survives.
    const mine = await sql(db, `DELETE FROM files WHERE key = $1 AND state = 'storing' RETURNING key`, [key])
    if (mine.length > 0) await storage.delete(key)
  }
}

/** Scheduled: adds up what was counted since the last time. What two processes add up at once is counted once. */
export async function rollUpFileSums(): Promise<void> {
  await sql(
    db,
    `WITH counted AS (DELETE FROM file_sums RETURNING files, bytes)
     INSERT INTO file_sums (files, bytes) SELECT sum(files), sum(bytes) FROM counted HAVING count(*) > 0`,
  )
}

function hashFile(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256')
    createReadStream(path, { highWaterMark: 256 * 1024 })
      .on('data', (chunk) => hash.update(chunk))
      .on('end', () => resolve(hash.digest()))
      .on('error', reject)
  })
}
