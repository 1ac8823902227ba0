import { LRUCache } from 'lru-cache'
import { buildPreviewUrl } from '#contract/playback'
import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import {
  FEATURED_ARTISTS,
  FEATURED_DAYS,
  FEATURED_SONGS_PER_ARTIST,
  type listFeaturedArtists as listFeaturedCall,
} from './contract.ts'

type FeaturedArtists = EndpointReply<typeof listFeaturedCall>
type FeaturedArtistRow = Omit<FeaturedArtists[number], 'songs'> & {
  songs: (Omit<FeaturedArtists[number]['songs'][number], 'previewUrl'> & { hasPreview: boolean })[]
}

// The same for everybody and computed from every sale, so each process caches it for five seconds.
const featuredCache = new LRUCache<'featured', Promise<FeaturedArtists>>({ max: 1, ttl: 5_000 })

const featuredArtistsSql = `
  WITH sold AS (
    SELECT e.artist_id, e.id AS edition_id, count(*)::int AS sold,
           count(*) FILTER (WHERE k.redeemed_at > now() - make_interval(days => $1))::int AS lately
      FROM keymails k JOIN editions e ON e.id = k.edition_id
     WHERE k.state = 'redeemed' GROUP BY e.artist_id, e.id),
  best AS (
    SELECT a.id, a.stage_name, a.bio, sum(coalesce(s.sold, 0))::int AS sold, sum(coalesce(s.lately, 0))::int AS lately
      FROM artists a LEFT JOIN sold s ON s.artist_id = a.id
     WHERE EXISTS (SELECT FROM songs p WHERE p.artist_id = a.id AND p.state = 'published')
     GROUP BY a.id ORDER BY lately DESC, sold DESC, a.id DESC LIMIT $2)
  SELECT b.id AS "artistId", b.stage_name AS "artistName", b.bio, b.lately AS "soldLately", b.sold,
         (SELECT json_agg(json_build_object('id', l.id, 'title', l.title, 'copies', l.copies, 'copiesLeft', l.copies - l.sold,
                 'durationMs', l.duration_ms, 'hasPreview', l.preview_key IS NOT NULL) ORDER BY l.sold DESC, l.id DESC)
            FROM (SELECT s.id, s.title, s.duration_ms, s.preview_key, e.copies, coalesce(c.sold, 0) AS sold
                    FROM songs s
                    CROSS JOIN LATERAL (SELECT ed.id, ed.copies FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
                                         WHERE es.song_id = s.id ORDER BY ed.kind = 'song' DESC, ed.id LIMIT 1) e
                    LEFT JOIN sold c ON c.edition_id = e.id
                   WHERE s.artist_id = b.id AND s.state = 'published'
                   ORDER BY sold DESC, s.id DESC LIMIT $3) l) AS songs
    FROM best b ORDER BY b.lately DESC, b.sold DESC, b.id DESC`

/** The artists with the most copies sold lately: ranked by sales, not curated. */
export function listFeaturedArtists(): Promise<FeaturedArtists> {
  const known = featuredCache.get('featured')
  if (known) return known
  const counting = calculateFeaturedArtists()
  featuredCache.set('featured', counting)
  counting.catch(() => featuredCache.delete('featured'))
  return counting
}

async function calculateFeaturedArtists(): Promise<FeaturedArtists> {
  const rows = await sql<FeaturedArtistRow>(db, featuredArtistsSql, [
    FEATURED_DAYS,
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
