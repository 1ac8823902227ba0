import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { UPLOAD_TTL_HOURS } from './contract.ts'
import { getUploadPath, UPLOADS_DIR } from './resumable/upload-path.ts'

/** Job, hourly: removes expired uploads, and files without a row. */
export async function purgeUploads(): Promise<void> {
  const over = await sql<{ id: string }>(db, 'DELETE FROM uploads WHERE expires_at < now() RETURNING id')
  for (const { id } of over) await rm(getUploadPath(id), { force: true })
  const names = await readdir(UPLOADS_DIR).catch(() => [])
  for (const name of names) {
    const path = join(UPLOADS_DIR, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs < UPLOAD_TTL_HOURS * 3_600_000) continue
    const known = z.uuid().safeParse(name).success ? await sql(db, 'SELECT 1 FROM uploads WHERE id = $1', [name]) : []
    if (known.length === 0) await rm(path, { force: true })
  }
}
