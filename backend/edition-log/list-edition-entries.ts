import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors, LOG_PAGE_LIMIT, type listEditionEntries as listEditionEntriesEndpoint } from './contract.ts'

type Row = { index: number; leaf: string; sequence: number }

/** A page of an edition's entries after the given sequence number. Throws 404 for an edition that was never published. */
export async function listEditionEntries(
  editionId: string,
  after: number,
): Promise<EndpointReply<typeof listEditionEntriesEndpoint>> {
  const rows = await sql<Row>(
    db,
    `SELECT leaf_index AS index, leaf, sequence FROM edition_log_entries
      WHERE edition_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
    [editionId, after, LOG_PAGE_LIMIT + 1],
  )
  if (rows.length === 0 && after === 0) throw new ApiError(errors['edition-not-logged'])
  const page = rows.slice(0, LOG_PAGE_LIMIT)
  const last = page.at(-1)
  return {
    entries: page.map(({ index, leaf }) => ({ index, leaf })),
    next: rows.length > LOG_PAGE_LIMIT && last ? last.sequence : null,
  }
}
