import type { EditionCover } from '#contract/catalog/covers'
import { getPublicRecord } from '#contract/copyright'
import type { EndpointReply } from '#contract/http'
import { errors } from '#contract/keymails'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildEditionCoverSql } from '#module/catalog/covers'
import type { getCopy as describeCopyCall } from './contract.ts'
import { handsSql } from './hands-sql.ts'
import { type SoldSong, soldSongsSql } from './recording-version-sql.ts'
import { checkedByGodfreySql, formatChecker, registrationNumbersSql, rightsCheckedAtSql } from './rights-check-sql.ts'

/** The public view of a sold copy: valid, or void since it was refunded. Never names the owner. Throws 404. */
export async function getCopy(copyId: string): Promise<EndpointReply<typeof describeCopyCall>> {
  const [copy] = await sql<{
    artistName: string
    title: string
    cover: EditionCover
    copy: number
    of: number
    hands: number
    state: 'valid' | 'void'
    since: Date
    rightsCheckedAt: Date | null
    byGodfrey: boolean
    numbers: string[]
    songs: SoldSong[] | null
  }>(
    db,
    `SELECT a.stage_name AS "artistName", e.title, ${buildEditionCoverSql('url')} AS cover, k.copy, e.copies AS "of", ${handsSql} AS hands,
            CASE WHEN k.state = 'redeemed' THEN 'valid' ELSE 'void' END AS state,
            coalesce(k.redeemed_at, k.voided_at) AS since, ${rightsCheckedAtSql} AS "rightsCheckedAt",
            ${checkedByGodfreySql} AS "byGodfrey", ${registrationNumbersSql} AS numbers,
            CASE WHEN k.state = 'redeemed' THEN ${soldSongsSql} END AS songs
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE k.copy_id = $1 AND (k.state = 'redeemed' OR k.state = 'void' AND k.void_reason <> 'artist')`,
    [copyId],
  )
  if (!copy) throw new ApiError(errors['copy-unknown'])
  const { byGodfrey, rightsCheckedAt, since, songs, numbers, ...facts } = copy
  return {
    ...facts,
    since: since.toISOString(),
    songs: songs ?? [],
    rights: rightsCheckedAt && {
      checkedBy: formatChecker(byGodfrey),
      byGodfrey,
      at: rightsCheckedAt.toISOString(),
      records: numbers.flatMap((number) => getPublicRecord(number) ?? []),
    },
  }
}
