import { LRUCache } from 'lru-cache'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'
import { getCached } from '#runtime/memory/get-cached'
import { getReleaseFeed as describeFeedCall, RELEASE_FEED_ENTRIES } from './contract.ts'
import { encodeXml } from '#text/encode-xml'
import { formatCents } from '#text/messages/format-cents'

type Release = {
  id: string
  path: string
  title: string
  artist: string
  artistId: string
  cents: number
  copies: number
  at: Date
}

// Feed readers ask again and again, and the answer is the same for all of them.
const feedCache = new LRUCache<string, Promise<string>>({ max: 500, ttl: 60_000 })

const releasesSql = `
  SELECT r.*, uuid_extract_timestamp(r.id) AS at FROM (
    (SELECT s.id, '/songs/' || s.id AS path, s.title, a.stage_name AS artist, a.id AS "artistId", e.price_cents AS cents, e.copies
       FROM songs s JOIN artists a ON a.id = s.artist_id
      CROSS JOIN LATERAL (
        SELECT ed.* FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
         WHERE es.song_id = s.id ORDER BY ed.state = 'published' DESC, ed.kind = 'song' DESC, ed.id LIMIT 1) e
      WHERE s.state = 'published' AND ($1::uuid IS NULL OR s.artist_id = $1) ORDER BY s.id DESC LIMIT $2)
    UNION ALL
    (SELECT e.id, '/albums/' || e.id, e.title, a.stage_name, a.id, e.price_cents, e.copies
       FROM editions e JOIN artists a ON a.id = e.artist_id
      WHERE e.kind = 'album' AND e.state = 'published' AND e.blocked_at IS NULL AND ($1::uuid IS NULL OR e.artist_id = $1)
      ORDER BY e.id DESC LIMIT $2)) r
   ORDER BY r.id DESC LIMIT $2`

/**
 * The newest songs and albums, of all artists or of one, as an Atom feed (RFC 4287). Throws 404 for an artist without a
 * public page.
 */
export async function getReleaseFeed(artistId: string | undefined): Promise<HttpResponse> {
  const feed = await getCached(feedCache, artistId ?? '', () => renderFeed(artistId))
  return new HttpResponse(200, feed, {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
  })
}

async function renderFeed(artistId: string | undefined): Promise<string> {
  const title = artistId ? `${await getArtistName(artistId)} on TuneMaker` : 'New on TuneMaker'
  const releases = await sql<Release>(db, releasesSql, [artistId ?? null, RELEASE_FEED_ENTRIES])
  const query = artistId ? `?${new URLSearchParams({ artistId })}` : ''
  const self = config.PUBLIC_URL + describeFeedCall.path + query
  const home = config.PUBLIC_URL + (artistId ? `/artists/${artistId}` : '/browse-music')
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${encodeXml(self)}</id>`,
    `<title>${encodeXml(title)}</title>`,
    `<updated>${(releases[0]?.at ?? new Date(0)).toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${encodeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${encodeXml(home)}"/>`,
    `<icon>${encodeXml(`${config.PUBLIC_URL}/icon-192.png`)}</icon>`,
    ...releases.map(renderEntry),
    '</feed>',
    '',
  ].join('\n')
}

async function getArtistName(artistId: string): Promise<string> {
  const [artist] = await sql<{ name: string }>(
    db,
    `SELECT stage_name AS name FROM artists
      WHERE id = $1 AND account_type = 'production' AND closed_at IS NULL AND suspended_at IS NULL`,
    [artistId],
  )
  if (!artist) throw new ApiError(commonErrors.unknown)
  return artist.name
}

function renderEntry({ id, path, title, artist, artistId, cents, copies, at }: Release): string {
  const edition = copies === 1 ? 'The only copy there is' : `An edition of ${copies.toLocaleString('en-US')} copies`
  const price = formatCents(cents, 'english')
  return [
    '<entry>',
    `<id>urn:uuid:${id}</id>`,
    `<title>${encodeXml(`${title} by ${artist}`)}</title>`,
    `<link rel="alternate" type="text/html" href="${encodeXml(config.PUBLIC_URL + path)}"/>`,
    `<author><name>${encodeXml(artist)}</name><uri>${encodeXml(`${config.PUBLIC_URL}/artists/${artistId}`)}</uri></author>`,
    `<published>${at.toISOString()}</published>`,
    `<updated>${at.toISOString()}</updated>`,
    `<summary>${encodeXml(`${edition}, ${price} each, paid straight to ${artist}.`)}</summary>`,
    '</entry>',
  ].join('\n')
}
