import { db } from '#database/client'
import { sql } from '#database/sql'
import { storage } from './storage.ts'

const BATCH_SIZE = 1000
const MAX_FINDINGS = 100
/** An upload in progress has bytes in storage before its row is visible. */
const MIN_AGE_SECONDS = 2 * 3600

/**
 * Finds files in storage without a row, and rows without a file. A missing file may be someone's song, so it is
 * serious. Reads the whole listing, a thousand keys at a time.
 */
export async function listFileDifferences() {
  const strays: string[] = []
  const present = new Set<string>()
  let batch: string[] = []
  const compare = async () => {
    const known = await sql<{ key: string }>(db, 'SELECT key FROM files WHERE key = ANY ($1)', [batch])
    const keys = new Set(known.map(({ key }) => key))
    strays.push(...batch.filter((key) => !keys.has(key)))
    batch = []
  }
  // Rows before the listing: a file committed by now must appear in it.
  const kept = await sql<{ key: string }>(db, `SELECT key FROM files WHERE state = 'kept'`)
  for await (const { key, ageSeconds } of storage.list()) {
    present.add(key)
    if (ageSeconds > MIN_AGE_SECONDS) batch.push(key)
    if (batch.length >= BATCH_SIZE) await compare()
  }
  if (batch.length > 0) await compare()
  const gone = kept.filter(({ key }) => !present.has(key)).map(({ key }) => key)
  // A file released in the meantime is not missing.
  const still =
    gone.length > 0 ? await sql<{ key: string }>(db, 'SELECT key FROM files WHERE key = ANY ($1)', [gone]) : []
  return [
    ...still.slice(0, MAX_FINDINGS).map(({ key }) => ({
      subject: `row ${key}`,
      level: 'serious' as const,
      message: `The file ${key} is missing from storage`,
      details: { key },
    })),
    ...strays.slice(0, MAX_FINDINGS).map((key) => ({
      subject: `file ${key}`,
      level: 'notice' as const,
      message: `The file ${key} lies in storage and belongs to nothing`,
      details: { key },
    })),
  ]
}
