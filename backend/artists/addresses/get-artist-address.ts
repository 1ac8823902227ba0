import { db } from '#database/client'
import { sql } from '#database/sql'
import { ADDRESS_MAX, ADDRESS_PATTERN } from './contract.ts'

export type ArtistAddress = {
  artistId: string
  /** The readable one in use; null without one. */
  name: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The artist behind the last part of `/artists/…`, an id or an address past or present; undefined for neither. */
export async function getArtistAddress(idOrName: string): Promise<ArtistAddress | undefined> {
  if (UUID.test(idOrName)) return { artistId: idOrName, name: await getAddressName(idOrName) }
  const name = idOrName.toLowerCase()
  if (name.length > ADDRESS_MAX || !ADDRESS_PATTERN.test(name)) return undefined
  const [address] = await sql<ArtistAddress>(
    db,
    `SELECT artist_id AS "artistId",
            (SELECT name FROM artist_addresses c WHERE c.artist_id = a.artist_id AND c.is_current) AS name
       FROM artist_addresses a WHERE skeleton = build_address_skeleton($1)`,
    [name],
  )
  return address
}

/** The artist's readable address in use; null without one. */
export async function getAddressName(artistId: string): Promise<string | null> {
  const [address] = await sql<{ name: string }>(
    db,
    'SELECT name FROM artist_addresses WHERE artist_id = $1 AND is_current',
    [artistId],
  )
  return address?.name ?? null
}
