import { serveDocument } from '#module/documents'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Reply } from '#platform/route'
import { refusals } from './contract.ts'
import { keymailSheet } from './keymail-sheet.ts'
import { refuseOthersEdition } from './list-keymails.ts'

/**
 * The artist's unsold Keymails of one edition, as tickets to print. Refuses with 404 what is not hers, and 409 when there
 * is nothing to print.
 */
export async function printKeymails(
  artistId: string,
  asked: { editionId: string; paper: 'a4' | 'letter'; from: number; to: number },
  head: boolean,
): Promise<Reply> {
  const { title } = await refuseOthersEdition(artistId, asked.editionId)
  const [some] = await sql(
    db,
    `SELECT 1 FROM keymails WHERE edition_id = $1 AND state = 'issued' AND copy BETWEEN $2 AND $3 LIMIT 1`,
    [asked.editionId, asked.from, asked.to],
  )
  if (!some) throw new Refusal(refusals['nothing-to-print'])
  return serveDocument(keymailSheet, asked, { fileName: `Keymails ${title}`, head })
}
