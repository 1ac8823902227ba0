import type { Endpoint, EndpointQuery } from '#contract/http'
import { getArtistProfile as getArtistProfileCall } from '#contract/artists/profile'
import { ApiError } from '#http/api-error'
import { getArtistProfile } from '#module/artists/profile'
import { getInitialData, type InitialData } from '#pages/get-initial-data'
import {
  BROWSE_PAGE_SIZE,
  getAlbum as getAlbumCall,
  getSong as getSongCall,
  listAlbums as listAlbumsCall,
  listSongs as listSongsCall,
  MORE_SONGS_MAX,
  SONGS_PAGE_SIZE_MAX,
} from './contract.ts'
import { getAlbum } from './get-album.ts'
import { getSong } from './get-song.ts'
import { listAlbums } from './listing/list-albums.ts'
import { listSongs } from './listing/list-songs.ts'

const BROWSE_MUSIC = '/browse-music'
/** More than fit on the first screen; the page loads the rest. */
const ARTIST_SONGS = 24

const loaders: Record<string, (id: string) => Promise<InitialData | undefined>> = {
  songs: getSongData,
  albums: getAlbumData,
  artists: getArtistData,
}

/**
 * What the catalog and the page of a song, an album or an artist are rendered with. Undefined for other pages, for what does
 * not exist, and for releases with a state that depends on the clock or on who asks: the browser renders those.
 */
export async function getReleaseInitialData(path: string): Promise<InitialData | undefined> {
  if (path === BROWSE_MUSIC) return getInitialData(path, getCatalogData)
  const [, kind = '', id = ''] = /^\/(\w+)\/([\w-]+)$/.exec(path) ?? []
  const load = loaders[kind]
  if (!load) return undefined
  return getInitialData(path, async () => {
    try {
      return await load(id)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    }
  })
}

async function getCatalogData(): Promise<InitialData> {
  const [songs, albums] = await Promise.all([
    getSongPage({ limit: BROWSE_PAGE_SIZE }),
    listAlbums(listAlbumsCall.query.parse({})),
  ])
  return { ...songs, [listAlbumsCall.path]: albums }
}

async function getSongData(id: string): Promise<InitialData | undefined> {
  if (!getSongCall.params.safeParse({ id }).success) return undefined
  const song = await getSong(id)
  if (song.state !== 'published') return undefined
  return {
    [buildUrl(getSongCall, id)]: song,
    ...(await getSongPage({ artistId: song.artistId, limit: MORE_SONGS_MAX + 1 })),
  }
}

async function getAlbumData(id: string): Promise<InitialData | undefined> {
  if (!getAlbumCall.params.safeParse({ id }).success) return undefined
  const album = await getAlbum(id)
  return album.state === 'published' ? { [buildUrl(getAlbumCall, id)]: album } : undefined
}

async function getArtistData(idOrName: string): Promise<InitialData> {
  const artist = await getArtistProfile(idOrName)
  const [songs, albums] = await Promise.all([
    getSongPage({ artistId: artist.id, limit: SONGS_PAGE_SIZE_MAX }, ARTIST_SONGS),
    listAlbums(listAlbumsCall.query.parse({ artistId: artist.id })),
  ])
  return {
    [buildUrl(getArtistProfileCall, idOrName)]: artist,
    ...songs,
    [`${listAlbumsCall.path}?${new URLSearchParams({ artistId: artist.id })}`]: albums,
  }
}

/** The answer to a page's call for songs, of which the first `count` are enough. */
async function getSongPage(
  { artistId, limit }: Pick<EndpointQuery<typeof listSongsCall>, 'limit' | 'artistId'>,
  count = limit,
): Promise<InitialData> {
  const { json } = await listSongs(listSongsCall.query.parse({ artistId, limit: count }))
  const asked = new URLSearchParams({ ...(artistId && { artistId }), limit: String(limit) })
  return { [`${listSongsCall.path}?${asked}`]: JSON.parse(json.toString()) as unknown }
}

const buildUrl = ({ path }: Endpoint, id: string) => path.replace(':id', id)
