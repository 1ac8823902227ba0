import { getArtistAddress } from '#module/artists/addresses'

const ARTIST_PATH = /^\/artists\/([^/]+)$/

/** Where a page is now: an artist's readable address, for the id and for addresses given up. Undefined: where it was. */
export async function getMovedPath(path: string): Promise<string | undefined> {
  const [, asked] = ARTIST_PATH.exec(path) ?? []
  const name = asked && (await getArtistAddress(asked))?.name
  return name && name !== asked ? `/artists/${name}` : undefined
}
