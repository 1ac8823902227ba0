import { errors } from '#contract/uploads'
import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildReleasedBeforeSql, type ReleasedBefore } from './released-before-sql.ts'
import type { listRecordings as listRecordingsCall } from './contract.ts'

type Recordings = EndpointReply<typeof listRecordingsCall>

/** Throws `song-unknown` for drafts and songs in review of other artists. */
export async function listRecordings(songId: string, artistId: string | undefined): Promise<Recordings> {
  const rows = await sql<{
    id: string
    state: string
    version: number
    since: string
    note: string | null
    isOwn: boolean
    releasedBefore: ReleasedBefore
  }>(
    db,
    `SELECT r.id, r.state, r.recording_version AS version, coalesce(r.recording_since, r.created_at) AS since,
            r.recording_note AS note, r.artist_id = $2 AS "isOwn",
            ${buildReleasedBeforeSql('r')} AS "releasedBefore"
       FROM songs s JOIN songs r ON r.id = s.id OR r.recording_of = s.id
      WHERE s.id = $1 AND s.recording_of IS NULL
        AND (s.artist_id = $2 OR s.state IN ('published', 'unpublished') AND EXISTS (
              SELECT FROM edition_songs es JOIN editions e ON e.id = es.edition_id
               WHERE es.song_id = s.id AND e.state <> 'draft'))
      ORDER BY r.id = s.id DESC, r.recording_version DESC, r.id DESC`,
    [songId, artistId ?? null],
  )
  if (rows.length === 0) throw new ApiError(errors['song-unknown'])
  const [current] = rows
  const [newest] = rows
    .filter(({ id, state, isOwn }) => isOwn && id !== songId && state !== 'replaced')
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
  // A refusal is news until another recording has taken the place.
  const isOver = newest?.state === 'declined' && current && newest.since < current.since
  return {
    recordings: rows
      .filter(({ id, state }) => id === songId || state === 'replaced')
      .map(({ id, version, since, note }) => ({ id, version, since, note })),
    pending:
      newest && !isOver
        ? {
            state: newest.state as 'checking' | 'in-review' | 'declined',
            sentAt: newest.since,
            note: newest.note,
            releasedBefore: newest.releasedBefore,
          }
        : null,
  }
}
