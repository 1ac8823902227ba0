import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { ADDRESSES_MAX, errors } from './contract.ts'
import { RESERVED_NAMES } from './reserved-names.ts'

type Check = { reserved: boolean; alike: boolean; others: number }

/** Another artist of a name that looks the same may have it as an address, unless this one is called so too. */
const CHECK_SQL = `
  WITH asked AS (SELECT build_address_skeleton($2) AS skeleton),
  own AS (SELECT build_address_skeleton(stage_name) AS skeleton FROM artists WHERE id = $1)
  SELECT asked.skeleton IN (SELECT build_address_skeleton(name) FROM unnest($3::text[]) names (name)) AS reserved,
         asked.skeleton <> own.skeleton AND EXISTS (
           SELECT FROM artists a WHERE build_address_skeleton(a.stage_name) = asked.skeleton AND a.id <> $1
             AND a.account_type = 'production' AND a.closed_at IS NULL) AS alike,
         (SELECT count(*)::int FROM artist_addresses WHERE artist_id = $1 AND artist_addresses.skeleton <> asked.skeleton) AS others
    FROM asked, own`

/**
 * Sets the artist's readable address, `name` as the contract allows it. Throws `address-reserved`, `address-taken` and
 * `addresses-used-up`; the present address then stays.
 */
export function updateArtistAddress(artistId: string, name: string): Promise<{ name: string }> {
  return runInTransaction(async (trx) => {
    // One change of an artist at a time: two would both find a place among the five.
    await sql(trx, 'SELECT FROM artists WHERE id = $1 FOR UPDATE', [artistId])
    const [check] = await sql<Check>(trx, CHECK_SQL, [artistId, name, RESERVED_NAMES])
    if (!check || check.reserved) throw new ApiError(errors['address-reserved'])
    if (check.alike) throw new ApiError(errors['address-taken'])
    if (check.others >= ADDRESSES_MAX) throw new ApiError(errors['addresses-used-up'])
    await sql(trx, 'UPDATE artist_addresses SET is_current = false WHERE artist_id = $1 AND is_current', [artistId])
    const [saved] = await sql<{ name: string }>(
      trx,
      `INSERT INTO artist_addresses (skeleton, name, artist_id, is_current)
       VALUES (build_address_skeleton($2), $2, $1, true)
       ON CONFLICT (skeleton) DO UPDATE SET name = EXCLUDED.name, is_current = true
        WHERE artist_addresses.artist_id = EXCLUDED.artist_id RETURNING name`,
      [artistId, name],
    )
    if (!saved) throw new ApiError(errors['address-taken'])
    return saved
  })
}
