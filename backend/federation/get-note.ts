import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildActivityResponse, buildGoneResponse } from './actor.ts'
import { buildNote, buildNoteUrl, type Release, releaseSql } from './note.ts'

const goneSql = `
  SELECT 1 FROM edition_log_editions l JOIN editions e ON e.id = l.edition_id JOIN artists a ON a.id = e.artist_id
   WHERE e.id = $1
     AND (a.closed_at IS NOT NULL
          OR EXISTS (SELECT FROM edition_songs x JOIN songs s ON s.id = x.song_id
                      WHERE x.edition_id = e.id AND s.blocked_for = 'takedown'))`

/** A release; 410 for one that was taken down or whose artist has left. Throws 404 for what is not public. */
export async function getNote(editionId: string): Promise<HttpResponse> {
  const [release] = await sql<Release>(db, `SELECT r.* FROM (${releaseSql}) r WHERE r.id = $1`, [editionId])
  if (release) return buildActivityResponse(buildNote(release))
  const [gone] = await sql(db, goneSql, [editionId])
  if (!gone) throw new ApiError(commonErrors.unknown)
  return buildGoneResponse(buildNoteUrl(editionId), 'Note')
}
