import type { EndpointReply } from '#contract/http'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { type getAlbum as getAlbumCall, NUMBERED_COPIES_MAX } from './contract.ts'
import { type AlbumRow, albumSql, toAlbum } from './listing/album-sql.ts'

/** One published album. Throws 404 for all others. */
export async function getAlbum(id: string): Promise<EndpointReply<typeof getAlbumCall>> {
  const [[row], [numbers]] = await Promise.all([
    sql<AlbumRow>(db, `${albumSql} AND e.id = $2`, [null, id]),
    sql<{ sold: number[] | null }>(
      db,
      `SELECT CASE WHEN e.copies <= ${NUMBERED_COPIES_MAX} THEN
                ARRAY(SELECT k.copy FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed' ORDER BY k.copy)
              END AS sold FROM editions e WHERE e.id = $1`,
      [id],
    ),
  ])
  if (!row) throw new ApiError(commonErrors.unknown)
  return { ...toAlbum(row), soldNumbers: numbers?.sold ?? null }
}
