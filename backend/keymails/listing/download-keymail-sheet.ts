import { buildDocumentResponse } from '#module/pdf'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { errors } from '#contract/keymails'
import { keymailSheet } from './keymail-sheet.ts'
import { getOwnEdition } from './get-own-edition.ts'
import type { Language } from '#contract/text'

/**
 * The unsold Keymails of one of the artist's editions as printable tickets. Throws 404 if the edition is not the
 * artist's own, 409 if there is nothing to print.
 */
export async function downloadKeymailSheet(
  artistId: string,
  asked: { editionId: string; paper: 'a4' | 'letter'; from: number; to: number; language: Language },
  head: boolean,
): Promise<HttpResponse> {
  const { title } = await getOwnEdition(artistId, asked.editionId)
  const [some] = await sql(
    db,
    `SELECT 1 FROM keymails WHERE edition_id = $1 AND state = 'issued' AND copy BETWEEN $2 AND $3 LIMIT 1`,
    [asked.editionId, asked.from, asked.to],
  )
  if (!some) throw new ApiError(errors['nothing-to-print'])
  return buildDocumentResponse(keymailSheet, asked, { fileName: `Keymails ${title}`, head })
}
