import { z } from 'zod'
import { errors } from '#contract/personal-data'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { getOneTimeLink, type OneTimeLink } from '#module/mail/one-time-links'
import { EXPORT_DAYS } from './contract.ts'
import type { ExportEntry } from './list-originals.ts'

const exportLinkData = z.object({ exportId: z.string(), readyAt: z.string() })

/** Mailed when the archive is ready; may be used until the archive expires, or until a new one is made. */
export const exportLink: OneTimeLink<typeof exportLinkData> = {
  kind: 'personal-data-export',
  page: '/your-archive',
  minutes: EXPORT_DAYS * 24 * 60,
  data: exportLinkData,
}

/** SQL: how a link and an archive know each other. */
export const READY_AT = `to_char(ready_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

type ReadyExport = { fileKey: string; readyAt: Date; entries: ExportEntry[] }

/** The archive that a link opens. Throws 404 for a link that is unknown or has expired, or whose archive is gone. */
export async function getReadyExport(token: string): Promise<ReadyExport> {
  const link = await getOneTimeLink(db, exportLink, token)
  const [ready] = link
    ? await sql<ReadyExport>(
        db,
        `SELECT file_key AS "fileKey", ready_at AS "readyAt", entries FROM personal_data_exports
          WHERE id = $1 AND state = 'ready' AND ${READY_AT} = $2 AND ready_at > now() - make_interval(days => $3)`,
        [link.exportId, link.readyAt, EXPORT_DAYS],
      )
    : []
  if (!ready) throw new ApiError(errors['export-gone'])
  return ready
}
