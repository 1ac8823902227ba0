import { LRUCache } from 'lru-cache'
import { previewUrl } from '#contract/songs'
import type { ReplyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import { FEATURED_ARTISTS, FEATURED_DAYS, SONGS_OF_EACH, type listFeatured as listFeaturedCall } from './contract.ts'

type Featured = ReplyOf<typeof listFeaturedCall>
type Row = Omit<Featured[number], 'songs'> & {
  songs: (Omit<Featured[number]['songs'][number], 'previewUrl'> & { hasPreview: boolean })[]
}

// The same for everybody, and counted from every sale: a process remembers it for five seconds.
const counted = new LRUCache<'featured', Promise<Featured>>({ max: 1, ttl: 5_000 })

const featuredText = `
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

/** Who plays on the showcase's bill: the artists with the most copies sold lately, counted, not chosen. */
export function listFeatured(): Promise<Featured> {
  const known = counted.get('featured')
  if (known) return known
  const counting = countFeatured()
  counted.set('featured', counting)
  counting.catch(() => counted.delete('featured'))
  return counting
}

async function countFeatured(): Promise<Featured> {
  const rows = await sql<Row>(db, featuredText, [FEATURED_DAYS, FEATURED_ARTISTS, SONGS_OF_EACH])
  return rows.map((row) => ({
    ...row,
    songs: row.songs.map(({ hasPreview, ...song }) => ({
      ...song,
      previewUrl: hasPreview ? previewUrl(song.id) : null,
    })),
  }))
}
