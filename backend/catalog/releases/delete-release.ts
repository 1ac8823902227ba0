import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { assertDraft } from './assert-draft.ts'

/** Takes the date from the artist's draft. Throws 404 and 409. */
export function deleteRelease(artistId: string, editionId: string): Promise<{ message: string }> {
  return runInTransaction(async (trx) => {
    await assertDraft(trx, artistId, editionId)
    await sql(trx, 'DELETE FROM edition_releases WHERE edition_id = $1', [editionId])
    return { message: 'The draft has no date.' }
  })
}
