import type { EndpointReply } from '#contract/http'
import { type Db, db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildPlannedReleaseSql } from '#module/catalog/releases'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { errors, type getOwnAlbum as getOwnAlbumCall } from './contract.ts'
import { albumDetailsSql } from './details-sql.ts'

type OwnAlbum = EndpointReply<typeof getOwnAlbumCall>

/** The artist's album in any state, by its edition. Throws 404 for what is not theirs. */
export async function getOwnAlbum(artistId: string, id: string, on: Db = db): Promise<OwnAlbum> {
  const [album] = await sql<OwnAlbum>(
    on,
    `SELECT e.id, e.id AS "editionId", e.title, a.stage_name AS artist, e.state AS status,
            ${buildCoverUrlSql({ edition: 'e.id' })} AS "coverUrl", e.state AS "editionState",
            ${buildPlannedReleaseSql('e.id')} AS release, ${albumDetailsSql},
            (SELECT json_agg(json_build_object('id', s.id, 'title', s.title) ORDER BY es.position)
               FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) AS songs
       FROM editions e JOIN artists a ON a.id = e.artist_id
      WHERE e.id = $1 AND e.artist_id = $2 AND e.kind = 'album'`,
    [id, artistId],
  )
  if (!album) throw new ApiError(errors['release-unknown'])
  return album
}
