import { hash } from 'node:crypto'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { storage } from './storage.ts'

const BATCH_SIZE = 1000
const ROWS_PER_PAGE = 10_000
const MAX_FINDINGS = 100
/** An upload in progress has bytes in storage before its row is visible. */
const MIN_AGE_SECONDS = 2 * 3600

/**
 * Finds files in storage without a row, and rows without a file. A missing file may be someone's song, so it is
 * serious. Reads the whole listing, a thousand keys at a time, and keeps eight bytes of each: of three million keys
 * themselves a worker would hold 500 MB.
 */
export async function listFileDifferences() {
  const strays: string[] = []
  const present: number[] = []
  let batch: string[] = []
  const compare = async () => {
    const known = await sql<{ key: string }>(db, 'SELECT key FROM files WHERE key = ANY ($1)', [batch])
    const keys = new Set(known.map(({ key }) => key))
    strays.push(...batch.filter((key) => !keys.has(key)))
    batch = []
  }
  // A file whose row is there by now must appear in the listing.
  const [clock] = await sql<{ now: Date }>(db, 'SELECT now()')
  for await (const { key, ageSeconds } of storage.list()) {
    present.push(calculateFingerprint(key))
    if (ageSeconds > MIN_AGE_SECONDS) batch.push(key)
    if (batch.length >= BATCH_SIZE) await compare()
  }
  if (batch.length > 0) await compare()
  const gone = await listMissingKeys(Float64Array.from(present).sort(), clock?.now)
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

/** 48 bits of a hash: of three million files one hides a missing one with a chance of one in ninety million. */
const calculateFingerprint = (key: string) => hash('sha256', key, 'buffer').readUIntBE(0, 6)

/** Keys of rows older than `before` whose fingerprint is not among the sorted ones. */
async function listMissingKeys(present: Float64Array, before: Date | undefined): Promise<string[]> {
  const gone: string[] = []
  for (let after: string | undefined = ''; after !== undefined && gone.length < MAX_FINDINGS;) {
    const rows: { key: string }[] = await sql<{ key: string }>(
      db,
      `SELECT key FROM files WHERE state = 'kept' AND created_at <= $1 AND key > $2 ORDER BY key LIMIT $3`,
      [before, after, ROWS_PER_PAGE],
    )
    gone.push(...rows.map(({ key }) => key).filter((key) => !hasNumber(present, calculateFingerprint(key))))
    after = rows.at(-1)?.key
  }
  return gone
}

function hasNumber(sorted: Float64Array, number: number): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return sorted[low] === number
}
