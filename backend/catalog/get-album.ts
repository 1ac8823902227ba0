import type { EndpointReply } from '#contract/http'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { albumDetailsSql } from '#module/catalog/details'
import { buildAnnouncedSql, buildReleaseAtSql, offSaleSql } from '#module/catalog/releases'
import { type getAlbum as getAlbumCall, NUMBERED_COPIES_MAX } from './contract.ts'
import { type AlbumRow, buildAlbumSql, toAlbum } from './listing/album-sql.ts'

type Album = EndpointReply<typeof getAlbumCall>

const visibleAlbumSql = buildAlbumSql(`e.id = $2 AND (
  e.state = 'published' OR ${buildAnnouncedSql('e.id')} OR ${offSaleSql} OR e.state = 'draft' AND e.artist_id = $3)`)

const moreSql = `
  SELECT ${albumDetailsSql}, CASE WHEN e.copies <= ${NUMBERED_COPIES_MAX} THEN
           ARRAY(SELECT k.copy FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed' ORDER BY k.copy)
         END AS "soldNumbers",
         CASE WHEN e.state = 'published' THEN 'published' WHEN ${buildAnnouncedSql('e.id')} THEN 'announced'
              WHEN e.state = 'draft' THEN 'draft' ELSE 'off-sale' END AS state,
         CASE WHEN e.state = 'draft' THEN ${buildReleaseAtSql('e.id')} END AS "releaseAt"
    FROM editions e WHERE e.id = $1`

/**
 * One album that is published, announced or off sale. `getArtistId` is asked for drafts only, which their artist sees.
 * Throws 404 for all others.
 */
export async function getAlbum(id: string, getArtistId?: () => Promise<string | undefined>): Promise<Album> {
  const [publicRow, [more]] = await Promise.all([
    findAlbum(id, null),
    sql<Omit<Album, keyof AlbumRow>>(db, moreSql, [id]),
  ])
  const row = publicRow ?? (more && getArtistId && (await findAlbum(id, (await getArtistId()) ?? null)))
  if (!row || !more) throw new ApiError(commonErrors.unknown)
  return { ...toAlbum(row), ...more }
}

async function findAlbum(id: string, artistId: string | null): Promise<AlbumRow | undefined> {
  const [row] = await sql<AlbumRow>(db, visibleAlbumSql, [null, id, artistId])
  return row
}
