import { buildRedeemUrl } from '#module/keymails/codes'
import { toCsv } from '#text/csv'
import { getOwnEdition } from './get-own-edition.ts'
import { listKeymails } from './list-keymails.ts'

/** Copy numbers can be reissued, so an edition can have more Keymails than copies. */
const EXPORT_MAX_ROWS = 100_000

/** All Keymails of an edition as CSV, by copy number. Throws 404 unless it is the artist's own. */
export async function downloadKeymails(artistId: string, editionId: string): Promise<string> {
  await getOwnEdition(artistId, editionId)
  const rows = await listKeymails(artistId, { editionId, limit: EXPORT_MAX_ROWS })
  return toCsv([
    ['code', 'link', 'address', 'title', 'copy', 'of', 'price', 'state', 'sent to', 'issued'],
    ...rows
      .toReversed()
      .map((row) => [
        row.code,
        buildRedeemUrl(row.code),
        row.address,
        row.songTitle,
        row.copy,
        row.of,
        row.price.toFixed(2),
        row.state,
        row.mail?.to ?? '',
        row.issuedAt,
      ]),
  ])
}
