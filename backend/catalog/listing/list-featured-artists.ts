import { LRUCache } from 'lru-cache'
import { buildPreviewUrl } from '#contract/playback'
import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildSoldCopiesSql, getFirstRecentDay } from '#module/catalog/copy-counts'
import { buildCoverUrlSql } from '#module/catalog/covers'
import {
  FEATURED_ARTISTS,
  FEATURED_SONGS_PER_ARTIST,
  type listFeaturedArtists as listFeaturedCall,
} from '#contract/catalog'
import { getCached } from '#runtime/memory/get-cached'

type FeaturedArtists = EndpointReply<typeof listFeaturedCall>
type FeaturedArtistRow = Omit<FeaturedArtists[number], 'songs'> & {
  songs: (Omit<FeaturedArtists[number]['songs'][number], 'previewUrl'> & { hasPreview: boolean })[]
}

// The same for everybody, so each process caches it for five seconds.
const featuredCache = new LRUCache<'featured', Promise<FeaturedArtists>>({ max: 1, ttl: 5_000 })

const publishedSql = (artistId: string) =>
  `EXISTS (SELECT FROM songs p WHERE p.artist_id = ${artistId} AND p.state = 'published')`

// Not EXISTS, which becomes a join with all songs: asked of the first few only, best first.
const onePublishedSql = (artistId: string) =>
  `(SELECT true FROM songs p WHERE p.artist_id = ${artistId} AND p.state = 'published' LIMIT 1)`

// Ranked by the sums: only the artists who can be among the best are looked at. $1 is the first UTC day that counts. The
// kept sums count from the day the last roll-up knew: in the seconds after midnight the days are summed instead.
export const featuredArtistsSql = `
  WITH changed AS MATERIALIZED (
    SELECT e.artist_id, sum(c.copies)::int AS copies, coalesce(sum(c.copies) FILTER (WHERE c.day >= $1), 0)::int AS lately
      FROM copy_changes c JOIN editions e ON e.id = c.edition_id GROUP BY 1),
  summed AS MATERIALIZED (
    SELECT artist_id, sum(copies)::int AS copies FROM artist_copy_days
     WHERE day >= $1 AND (SELECT since FROM recent_copies_window) IS DISTINCT FROM $1::date GROUP BY 1),
  candidates AS (
    (SELECT artist_id FROM artist_recent_copies r
      WHERE copies > 0 AND (SELECT since FROM recent_copies_window) = $1 AND artist_id NOT IN (SELECT artist_id FROM changed)
        AND ${onePublishedSql('r.artist_id')} ORDER BY copies DESC FETCH FIRST $2 ROWS WITH TIES)
     UNION
    (SELECT artist_id FROM (SELECT artist_id, copies FROM summed
                             WHERE copies > 0 AND artist_id NOT IN (SELECT artist_id FROM changed) ORDER BY copies DESC OFFSET 0) l
      WHERE ${onePublishedSql('l.artist_id')} ORDER BY copies DESC FETCH FIRST $2 ROWS WITH TIES)
     UNION
    (SELECT artist_id FROM artist_counts WHERE sold > 0 AND artist_id NOT IN (SELECT artist_id FROM changed)
        AND ${onePublishedSql('artist_counts.artist_id')}
      ORDER BY sold DESC FETCH FIRST $2 ROWS WITH TIES)
     UNION
    SELECT artist_id FROM changed
     UNION
    (SELECT id FROM artists WHERE ${publishedSql('artists.id')} ORDER BY id DESC LIMIT $2)),
  best AS (
    SELECT a.id, a.stage_name, a.bio, coalesce(l.copies, 0) + coalesce(c.lately, 0)
             + coalesce((SELECT r.copies FROM artist_recent_copies r
                          WHERE r.artist_id = a.id AND (SELECT since FROM recent_copies_window) = $1), 0) AS lately,
           coalesce(n.sold, 0) + coalesce(c.copies, 0) AS sold
      FROM candidates JOIN artists a ON a.id = candidates.artist_id LEFT JOIN summed l ON l.artist_id = a.id
      LEFT JOIN changed c ON c.artist_id = a.id LEFT JOIN artist_counts n ON n.artist_id = a.id
     WHERE ${publishedSql('a.id')}
     ORDER BY lately DESC, sold DESC, a.id DESC LIMIT $2)
  SELECT b.id AS "artistId", b.stage_name AS "artistName", b.bio, b.lately AS "soldLately", b.sold,
         (SELECT json_agg(json_build_object('id', l.id, 'title', l.title, 'copies', l.copies, 'copiesLeft', l.copies - l.sold,
                 'durationMs', l.duration_ms, 'hasPreview', l.preview_key IS NOT NULL,
                 'coverUrl', ${buildCoverUrlSql({ song: 'l.id', edition: 'l.edition_id' })}) ORDER BY l.sold DESC, l.id DESC)
            FROM (SELECT s.id, s.title, s.duration_ms, s.preview_key, e.copies, e.id AS edition_id, ${buildSoldCopiesSql('e.id')} AS sold
                    FROM songs s
                    CROSS JOIN LATERAL (SELECT ed.id, ed.copies FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
                                         WHERE es.song_id = s.id ORDER BY ed.state = 'published' DESC, ed.kind = 'song' DESC, ed.id LIMIT 1) e
                   WHERE s.artist_id = b.id AND s.state = 'published'
                   ORDER BY sold DESC, s.id DESC LIMIT $3) l) AS songs
    FROM best b ORDER BY b.lately DESC, b.sold DESC, b.id DESC`

/** The artists with the most copies sold lately: ranked by sales, not curated. */
export function listFeaturedArtists(): Promise<FeaturedArtists> {
  return getCached(featuredCache, 'featured', calculateFeaturedArtists)
}

async function calculateFeaturedArtists(): Promise<FeaturedArtists> {
  const rows = await sql<FeaturedArtistRow>(db, featuredArtistsSql, [
    getFirstRecentDay(),
    FEATURED_ARTISTS,
    FEATURED_SONGS_PER_ARTIST,
  ])
  return rows.map((row) => ({
    ...row,
    songs: row.songs.map(({ hasPreview, ...song }) => ({
      ...song,
      previewUrl: hasPreview ? buildPreviewUrl(song.id) : null,
    })),
  }))
}
