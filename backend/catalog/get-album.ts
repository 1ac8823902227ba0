import type { EndpointReply } from '#contract/http'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { albumDetailsSql } from '#module/catalog/details'
import { type AlbumDetails } from '#contract/catalog/details'
import { type getAlbum as getAlbumCall, NUMBERED_COPIES_MAX } from './contract.ts'
import { type AlbumRow, albumSql, toAlbum } from './listing/album-sql.ts'

/** One published album. Throws 404 for all others. */
export async function getAlbum(id: string): Promise<EndpointReply<typeof getAlbumCall>> {
  const [[row], [more]] = await Promise.all([
    sql<AlbumRow>(db, `${albumSql} AND e.id = $2`, [null, id]),
    sql<AlbumDetails & { soldNumbers: number[] | null }>(
      db,
      `SELECT ${albumDetailsSql}, CASE WHEN e.copies <= ${NUMBERED_COPIES_MAX} THEN
                ARRAY(SELECT k.copy FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed' ORDER BY k.copy)
              END AS "soldNumbers" FROM editions e WHERE e.id = $1`,
      [id],
    ),
  ])
  if (!row || !more) throw new ApiError(commonErrors.unknown)
  return { ...toAlbum(row), ...more }
}
