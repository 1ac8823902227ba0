import type { EndpointReply } from '#contract/http'
import { getHeldCopy } from '#module/copies'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createDownloadJob } from './jobs.ts'
import { type DownloadFormat, DOWNLOAD_FORMATS, type getDownloads as getDownloadsCall } from './contract.ts'

/**
 * SQL: whether a download is made again when asked for. One that failed is not at once: each try may take ten minutes of
 * a core. One that still waits without a job lost it to an outage.
 */
export const buildRepeatableSql = (download: string) => `(
  ${download}.state = 'failed' AND ${download}.ended_at < now() - interval '1 hour'
  OR ${download}.state = 'waiting' AND ${download}.created_at < now() - interval '1 hour'
     AND NOT EXISTS (SELECT FROM pgboss.job WHERE name = '${createDownloadJob.name}' AND state < 'completed'
                                              AND data->>'downloadId' = ${download}.id::text))`

type Downloads = EndpointReply<typeof getDownloadsCall>

/** M4A is ALAC here: what is AAC is called so. */
const LOSSLESS_FORMATS = ['WAV', 'FLAC', 'M4A']

/** The formats in which a copy can be had. Throws 403 and 404. */
export async function getDownloads(copyId: string, fanIds: string[]): Promise<Downloads> {
  const { keymailId } = await getHeldCopy(copyId, fanIds)
  return getDownloadsOfKeymail(keymailId)
}

export async function getDownloadsOfKeymail(keymailId: string): Promise<Downloads> {
  const rows = await sql<{
    songId: string
    isLossless: boolean
    isAlbum: boolean
    states: Partial<Record<DownloadFormat, 'waiting' | 'ready' | 'failed'>>
  }>(
    db,
    `SELECT s.id AS "songId", coalesce(s.audio_format = ANY ($2), false) AS "isLossless", e.kind = 'album' AS "isAlbum",
            coalesce((SELECT jsonb_object_agg(d.format, d.state) FROM copy_downloads d
                       WHERE d.keymail_id = k.id AND d.song_id = s.id AND d.source_key = s.audio_key
                         AND NOT ${buildRepeatableSql('d')}), '{}') AS states
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN edition_songs es ON es.edition_id = e.id
       JOIN songs s ON s.id = es.song_id
      WHERE k.id = $1`,
    [keymailId, LOSSLESS_FORMATS],
  )
  const isLossless = rows.every((row) => row.isLossless)
  const formats = DOWNLOAD_FORMATS.filter((format) => format !== 'flac' || isLossless).map((format) => {
    const found: string[] = rows.map(({ states }) => states[format] ?? 'none')
    const state = (['failed', 'none', 'waiting'] as const).find((one) => found.includes(one)) ?? ('ready' as const)
    return { format, state }
  })
  return { isAlbum: rows.some(({ isAlbum }) => isAlbum), formats }
}
