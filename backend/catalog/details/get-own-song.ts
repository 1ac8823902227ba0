import type { EndpointReply } from '#contract/http'
import { type Db, db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildPlannedReleaseSql } from '#module/catalog/releases'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { errors, type getOwnSong as getOwnSongCall } from './contract.ts'
import { songDetailsSql } from './details-sql.ts'

type OwnSong = EndpointReply<typeof getOwnSongCall>

/** The artist's song in any state. Throws 404 for what is not theirs. */
export async function getOwnSong(artistId: string, id: string, on: Db = db): Promise<OwnSong> {
  const [song] = await sql<OwnSong>(
    on,
    `SELECT s.id, e.id AS "editionId", s.title, a.stage_name AS artist, s.state AS status,
            ${buildCoverUrlSql({ song: 's.id' })} AS "coverUrl", e.state AS "editionState",
            ${buildPlannedReleaseSql('e.id')} AS release, ${songDetailsSql}
       FROM songs s JOIN artists a ON a.id = s.artist_id JOIN edition_songs es ON es.song_id = s.id
       JOIN editions e ON e.id = es.edition_id AND e.kind = 'song'
      WHERE s.id = $1 AND s.artist_id = $2`,
    [id, artistId],
  )
  if (!song) throw new ApiError(errors['release-unknown'])
  return song
}
