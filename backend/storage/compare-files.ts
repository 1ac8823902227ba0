import { db, sql } from '#platform/database'
import { storage } from './storage.ts'

const BATCH = 1000
const SHOWN = 100
/** An upload that is under way has bytes before anybody can see its row. */
const YOUNG_SECONDS = 2 * 3600

/**
 * What lies in storage without a row, and what has a row but lies nowhere. A missing file is somebody's song: serious.
 * Reads the whole listing, a thousand keys at a time.
 */
export async function compareFiles() {
  const strays: string[] = []
  const present = new Set<string>()
  let batch: string[] = []
  const compare = async () => {
    const known = await sql<{ key: string }>(db, 'SELECT key FROM files WHERE key = ANY ($1)', [batch])
    const keys = new Set(known.map(({ key }) => key))
    strays.push(...batch.filter((key) => !keys.has(key)))
    batch = []
  }
  // The rows first: what is kept by now must lie there when the listing comes by.
  const kept = await sql<{ key: string }>(db, `SELECT key FROM files WHERE state = 'kept'`)
  for await (const { key, ageSeconds } of storage.list()) {
    present.add(key)
    if (ageSeconds > YOUNG_SECONDS) batch.push(key)
    if (batch.length >= BATCH) await compare()
  }
  if (batch.length > 0) await compare()
  const gone = kept.filter(({ key }) => !present.has(key)).map(({ key }) => key)
  // One that was given up meanwhile is not missing.
  const still =
    gone.length > 0 ? await sql<{ key: string }>(db, 'SELECT key FROM files WHERE key = ANY ($1)', [gone]) : []
  return [
    ...still.slice(0, SHOWN).map(({ key }) => ({
      subject: `row ${key}`,
      level: 'serious' as const,
      message: `The file ${key} is missing from storage`,
      details: { key },
    })),
    ...strays.slice(0, SHOWN).map((key) => ({
      subject: `file ${key}`,
      level: 'notice' as const,
      message: `The file ${key} lies in storage and belongs to nothing`,
      details: { key },
    })),
  ]
}
