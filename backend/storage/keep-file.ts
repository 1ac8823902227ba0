import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type Trx, db, sql } from '#platform/database'
import { storage } from './storage.ts'

/** A file that lies in storage but belongs to nothing yet: keep it in the transaction that refers to it. */
export type StoredFile = { key: string; bytes: number; type: string; sha256: Buffer }

/**
 * Stores a local file under a new key of `folder`. Its row is written first, as `storing`: whatever dies in
 * between, the sweep finds and removes it. Returns key, size in bytes and SHA-256.
 */
export async function storeFile(
  folder: string,
  file: { path: string; bytes: number },
  type: string,
): Promise<StoredFile> {
  const stored = { key: `${folder}/${randomUUID()}`, bytes: file.bytes, type, sha256: await sha256(file.path) }
  await sql(db, 'INSERT INTO files (key, bytes, type, sha256) VALUES ($1, $2, $3, $4)', [
    stored.key,
    stored.bytes,
    stored.type,
    stored.sha256,
  ])
  try {
    await storage.put(stored.key, file.path, type)
  } catch (error) {
    await discardFile(stored)
    throw error
  }
  return stored
}

/** Makes a stored file permanent, together with the row that refers to it. */
export async function keepFile(trx: Trx, file: StoredFile): Promise<void> {
  const kept = await sql(trx, `UPDATE files SET state = 'kept' WHERE key = $1 RETURNING key`, [file.key])
  // The sweep took it: the transaction must not refer to nothing.
  if (kept.length === 0) throw new Error(`file ${file.key} is gone`)
}

/**
 * Takes back a file that nothing came to refer to. Asks first: when the connection broke at the commit, the transaction
 * may have been kept after all; the lock waits for its end.
 */
export async function discardFile(file: Pick<StoredFile, 'key'>): Promise<void> {
  const mine = await sql(db, `SELECT key FROM files WHERE key = $1 AND state = 'storing' FOR UPDATE`, [file.key])
  if (mine.length === 0) return
  await storage.remove(file.key)
  await sql(db, `DELETE FROM files WHERE key = $1 AND state = 'storing'`, [file.key])
}

/** Gives up a kept file, in the transaction that removes what referred to it: the sweep takes it away. */
export async function releaseFile(trx: Trx, key: string): Promise<void> {
  await sql(trx, `UPDATE files SET state = 'storing' WHERE key = $1 AND state = 'kept'`, [key])
}

/** Removes what uploads left behind when their process died. Run by a schedule. */
export async function sweepFiles(): Promise<void> {
  const left = await sql<{ key: string }>(
    db,
    `SELECT key FROM files WHERE state = 'storing' AND created_at < now() - interval '2 hours' LIMIT 500`,
  )
  for (const { key } of left) {
    // The row goes first and only if it is still nobody's, so a file that is just being kept survives.
    const mine = await sql(db, `DELETE FROM files WHERE key = $1 AND state = 'storing' RETURNING key`, [key])
    if (mine.length > 0) await storage.remove(key)
  }
}

function sha256(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256')
    createReadStream(path, { highWaterMark: 256 * 1024 })
      .on('data', (chunk) => hash.update(chunk))
      .on('end', () => resolve(hash.digest()))
      .on('error', reject)
  })
}
