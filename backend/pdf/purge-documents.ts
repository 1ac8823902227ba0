import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { renderDir } from './render-document.ts'

const DAY_MS = 86_400_000

/** Job, hourly: purges rendered files past their retention and the temporary files of killed workers. */
export async function purgeDocuments(): Promise<void> {
  // Marks the files as uncommitted; `purgeUncommittedFiles` removes their bytes.
  await sql(
    db,
    `WITH old AS (DELETE FROM documents WHERE kept_until < now() RETURNING file_key)
     UPDATE files f SET state = 'storing', created_at = now() - interval '3 hours' FROM old WHERE f.key = old.file_key`,
  )
  for (const name of await readdir(renderDir).catch(() => [])) {
    const path = join(renderDir, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true })
  }
}
