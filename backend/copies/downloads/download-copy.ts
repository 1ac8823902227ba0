import { errors as keymailErrors } from '#contract/keymails'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { getHeldCopy } from '#module/copies'
import { updateCopyPlayed } from '#module/keymails'
import { buildAttachment } from '#module/playback/delivery'
import { buildFileResponse } from '#module/storage'
import { buildArchiveResponse } from './build-archive-response.ts'
import { type DownloadFormat, errors } from './contract.ts'

export type DownloadFile = {
  key: string
  bytes: number
  type: string
  title: string
  artist: string
  album: string
  isAlbum: boolean
}

/**
 * A copy to be saved: a song as one file, an album as ZIP. Counts as a play before its first byte is sent. Throws 403,
 * and 404 while a made format is not ready.
 */
export async function downloadCopy(
  copyId: string,
  fanIds: string[],
  { format, head }: { format: DownloadFormat | 'original'; head: boolean },
): Promise<HttpResponse> {
  const { keymailId } = await getHeldCopy(copyId, fanIds)
  if (!(await updateCopyPlayed(db, keymailId, fanIds))) throw new ApiError(keymailErrors['copy-unknown'])
  const files = await sql<DownloadFile & { isReady: boolean }>(
    db,
    `SELECT coalesce(f.key, '') AS key, coalesce(f.bytes, 0) AS bytes, coalesce(f.type, '') AS type, s.title,
            a.stage_name AS artist, e.title AS album, e.kind = 'album' AS "isAlbum", f.key IS NOT NULL AS "isReady"
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
       JOIN edition_songs es ON es.edition_id = e.id JOIN songs s ON s.id = es.song_id
       LEFT JOIN copy_downloads d ON d.keymail_id = k.id AND d.song_id = s.id AND d.format = $2 AND d.state = 'ready'
                                 AND d.source_key = s.audio_key
       LEFT JOIN files f ON f.key = CASE $2 WHEN 'original' THEN s.audio_key ELSE d.file_key END
      WHERE k.id = $1 ORDER BY es.position`,
    [keymailId, format],
  )
  const [first] = files
  if (!first || files.some(({ isReady }) => !isReady)) throw new ApiError(errors['download-not-ready'])
  if (first.isAlbum) return buildArchiveResponse(files, { head })
  const headers = {
    'content-type': first.type,
    'cache-control': 'private, no-store',
    'content-disposition': buildAttachment(`${first.artist} - ${first.title}`, first.type),
  }
  return buildFileResponse(first, headers, { head })
}
