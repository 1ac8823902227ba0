import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { db, sql } from '#platform/database'
import { printingFolder } from './render-document.ts'

const DAY_MS = 86_400_000

/** Job, hourly: forgets printed files that nobody has asked for in a long time, and what a killed worker was printing. */
export async function sweepDocuments(): Promise<void> {
  // Given back as files that belong to nothing: their own sweep removes the bytes.
  await sql(
    db,
    `WITH old AS (DELETE FROM documents WHERE kept_until < now() RETURNING file_key)
     UPDATE files f SET state = 'storing', created_at = now() - interval '3 hours' FROM old WHERE f.key = old.file_key`,
  )
  for (const name of await readdir(printingFolder).catch(() => [])) {
    const path = join(printingFolder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true })
  }
}
