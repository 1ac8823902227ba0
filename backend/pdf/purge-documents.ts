import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'
import { renderDir } from './render-document.ts'

const DAY_MS = 86_400_000

/** Part of the hourly purge: rendered files past their retention, and the temporary files of killed workers. */
export async function purgeDocuments(): Promise<void> {
  await runInTransaction(async (trx) => {
    const old = await sql<{ key: string | null }>(
      trx,
      'DELETE FROM documents WHERE kept_until < now() RETURNING file_key AS key',
    )
    for (const { key } of old) if (key) await releaseFile(trx, key)
  })
  for (const name of await readdir(renderDir).catch(() => [])) {
    const path = join(renderDir, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true })
  }
}
