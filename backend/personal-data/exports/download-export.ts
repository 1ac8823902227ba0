import { db } from '#database/client'
import { sql } from '#database/sql'
import type { HttpResponse } from '#http/http-response'
import { buildZipResponse } from '#module/storage'
import { getReadyExport } from './export-link.ts'

/** The archive, put together while it is sent. What was deleted since it was made is left out. Throws 404. */
export async function downloadExport(token: string, head: boolean): Promise<HttpResponse> {
  const { fileKey, readyAt, entries } = await getReadyExport(token)
  const kept = await sql<{ key: string }>(db, `SELECT key FROM files WHERE key = ANY ($1) AND state = 'kept'`, [
    [fileKey, ...entries.flatMap(({ key }) => key ?? [])],
  ])
  const keys = new Set(kept.map(({ key }) => key))
  const day = readyAt.toISOString().slice(0, 10)
  return buildZipResponse(
    entries
      .map((entry) => ({ ...entry, path: `tunemaker-${day}/${entry.path}`, key: entry.key ?? fileKey }))
      .filter(({ key }) => keys.has(key)),
    { 'content-disposition': `attachment; filename="tunemaker-${day}.zip"` },
    { head },
  )
}
