import type { Trx } from '#database/client'
import { sql } from '#database/sql'

// `issued` counts the numbers given out and `open_left` those reserved for the open sale. Together they never exceed
// `copies`. A reserved number that is given out is counted in `open_sold`, by the trigger `editions_open_sold`.

/** Reserves copies of an edition for its open sale. Returns false when it has too few left. */
export async function claimOpenCopies(trx: Trx, editionId: string, count: number): Promise<boolean> {
  const reserved = await sql(
    trx,
    'UPDATE editions SET open_left = open_left + $2 WHERE id = $1 AND issued + open_left + $2 <= copies RETURNING id',
    [editionId, count],
  )
  return reserved.length > 0
}

/** Returns unsold copies of the open sale to the edition. */
export async function releaseOpenCopies(trx: Trx, editionId: string, count: number): Promise<void> {
  await sql(trx, 'UPDATE editions SET open_left = open_left - $2 WHERE id = $1', [editionId, count])
}

/** Statement: gives each row of `goods (edition_id)` the next number of those reserved. Returns `(id, copy)`. */
export const buildNumberOpenCopySql = (goods: string) => `
      UPDATE editions e SET issued = e.issued + 1, open_left = e.open_left - 1 FROM ${goods} WHERE e.id = ${goods}.edition_id
      RETURNING e.id, e.issued AS copy`

/**
 * Statement: takes the next $2 numbers of edition $1 of artist $3, while it is on sale and has as many left. `before` is
 * the number before the first.
 */
export const takeCopyNumbersSql = `
    UPDATE editions SET issued = issued + $2
     WHERE id = $1 AND artist_id = $3 AND issued + open_left + $2 <= copies AND state = 'published' AND blocked_at IS NULL
       AND NOT EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                        WHERE es.edition_id = editions.id AND s.state <> 'published')
    RETURNING id, title, copies, price_cents, issued - $2 AS before`
