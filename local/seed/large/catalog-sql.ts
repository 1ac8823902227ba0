import { HUGE_EDITION, LARGE_ARTIST_SONGS, type Sizes } from './plan.ts'

export type Step = readonly [label: string, sql: string]

/** Artists, songs, albums and how many Keymails of each edition are issued and sold. */
export const buildCatalogSteps = (size: Sizes): Step[] => [
  [
    'artists',
    `INSERT INTO artists (id, account_type, legal_name, stage_name, email, bio, payment_email, tracking_number, created_at)
     SELECT pg_temp.id(1, n), 'production', pg_temp.name(n), initcap(pg_temp.name(n + 7)), 'artist' || n || '@large.example',
            'Songs in small editions.', 'paid' || n || '@large.example', pg_temp.code(n), pg_temp.at(n, ${size.artists})
       FROM generate_series(1, ${size.artists}) n;
     INSERT INTO g_keys (id, artist_id, key_hash, created_at)
     SELECT pg_temp.id(2, n), pg_temp.id(1, n), sha256(convert_to('g-key ' || n, 'UTF8')), pg_temp.at(n, ${size.artists})
       FROM generate_series(1, ${size.artists}) n;
     INSERT INTO upload_credits (artist_id, credits) SELECT pg_temp.id(1, n), 3 FROM generate_series(1, ${size.artists}) n`,
  ],
  [
    'songs',
    // Artist 1 is the large one; the others have a few songs each, some none.
    `CREATE TEMP TABLE song AS
       SELECT n, CASE WHEN n % ${Math.floor(size.songs / LARGE_ARTIST_SONGS)} = 0 AND n <= ${size.songs} THEN 1
                      ELSE 2 + floor((${size.artists} - 1) * power(pg_temp.pick(n, 10, 1000000) / 1e6, 1.2))::int END AS artist
         FROM generate_series(1, ${size.songs}) n;
     INSERT INTO files (key, state, bytes, type, sha256, created_at)
     SELECT 'songs/' || pg_temp.id(20, n), 'kept', 4000000, 'audio/mpeg', '\\x00', pg_temp.at(n, ${size.songs}) FROM song;
     INSERT INTO files (key, state, bytes, type, sha256, created_at)
     SELECT 'previews/' || pg_temp.id(21, n), 'kept', 400000, 'audio/wav', '\\x00', pg_temp.at(n, ${size.songs}) FROM song;
     INSERT INTO songs (id, artist_id, title, copyright_holders, contact, audio_key, duration_ms, state, search, created_at,
                        audio_format, bit_rate, preview_key, preview_state, genre)
     SELECT pg_temp.id(3, n), pg_temp.id(1, artist), pg_temp.title(n), ARRAY[pg_temp.name(artist)], 'contact@large.example',
            'songs/' || pg_temp.id(20, n), 60000 + n % 240000, CASE WHEN n % 50 = 7 THEN 'in-review' ELSE 'published' END, '',
            pg_temp.at(n, ${size.songs}), 'MP3', 192, 'previews/' || pg_temp.id(21, n), 'ready',
            CASE WHEN n % 3 = 0 THEN (ARRAY['Folk', 'Jazz', 'Electronic'])[1 + n / 3 % 3] END FROM song;
     INSERT INTO recordings (song_id, marks, compared_at) SELECT pg_temp.id(3, n), 0, now() FROM song`,
  ],
  [
    'editions and albums',
    `CREATE TEMP TABLE edition AS
       SELECT n, artist, 'song' AS kind, n AS song,
              CASE WHEN n > ${size.songs - size.hugeEditions} THEN ${HUGE_EDITION.copies}
                   WHEN artist = 1 THEN ${size.largeArtistCopies}
                   ELSE 5 + n % 16 END AS copies FROM song;
     -- An album of up to four songs for every second artist, under numbers after the songs'.
     INSERT INTO edition SELECT ${size.songs} + artist, artist, 'album', NULL, 8 FROM song WHERE artist % 2 = 1 GROUP BY artist;
     ALTER TABLE edition ADD issued int, ADD sold_by_code int, ADD sold_openly int, ADD first_keymail bigint;
     UPDATE edition SET
       issued = CASE WHEN copies = ${HUGE_EDITION.copies} THEN ${HUGE_EDITION.issued} WHEN artist = 1 THEN copies - 1
                     WHEN n % 2 = 0 THEN copies / 2 ELSE 0 END,
       sold_openly = CASE WHEN copies = ${HUGE_EDITION.copies} THEN ${HUGE_EDITION.soldOpenly} ELSE 0 END;
     UPDATE edition SET sold_by_code = CASE WHEN sold_openly > 0 THEN ${HUGE_EDITION.soldByCode}
       WHEN artist = 1 THEN copies * 15 / 16 ELSE issued * 2 / 3 END;
     UPDATE edition e SET first_keymail = f.first
       FROM (SELECT n, sum(issued) OVER (ORDER BY n) - issued AS first FROM edition) f WHERE f.n = e.n;
     ANALYZE song; ANALYZE edition;
     INSERT INTO editions (id, artist_id, kind, title, price_cents, copies, issued, open_left, open_sold, created_at, search)
     SELECT pg_temp.id(4, n), pg_temp.id(1, artist), kind,
            CASE kind WHEN 'song' THEN pg_temp.title(song) ELSE 'Collected ' || pg_temp.title(n) END, 99 + n % 20 * 100,
            copies, issued, CASE WHEN sold_openly > 0 THEN copies - issued ELSE 0 END, sold_openly, pg_temp.at(n, ${size.songs}),
            CASE kind WHEN 'album' THEN ''::tsvector END
       FROM edition;
     INSERT INTO edition_songs (edition_id, song_id, position)
     SELECT pg_temp.id(4, n), pg_temp.id(3, song), 1 FROM edition WHERE kind = 'song';
     INSERT INTO edition_songs (edition_id, song_id, position)
     SELECT pg_temp.id(4, ${size.songs} + artist), pg_temp.id(3, n), place
       FROM (SELECT n, artist, row_number() OVER (PARTITION BY artist ORDER BY n) AS place FROM song WHERE artist % 2 = 1) s
      WHERE place <= 4;
     -- Each of their songs sells alone.
     UPDATE editions SET sells_songs = false WHERE kind = 'album'`,
  ],
  [
    'art cards',
    `INSERT INTO files (key, state, bytes, type, sha256)
     SELECT 'art/large-' || n, 'kept', 2000000, 'image/png', '\\x00' FROM generate_series(1, ${size.artCards}) n;
     INSERT INTO file_sums (files, bytes) SELECT count(*), sum(bytes) FROM files WHERE state = 'kept';
     INSERT INTO art_cards (id, artist_id, title, rarity, artwork_key, price_cents, scarcity_count, verification_code,
                            obfuscation_level, created_at, width, height)
     SELECT pg_temp.id(5, n), pg_temp.id(1, CASE WHEN n % 1000 = 1 THEN 1 ELSE 1 + pg_temp.pick(n, 11, ${size.artists}) END),
            pg_temp.title(n), (ARRAY['common', 'uncommon', 'rare', 'legendary'])[1 + n % 4], 'art/large-' || n, 500 + n % 100 * 50,
            5 + n % 2, 'large-' || n, 'standard', pg_temp.at(n, ${size.artCards}), 1200, 900
       FROM generate_series(1, ${size.artCards}) n;
     INSERT INTO collectors (id, email, name, created_at, confirmed_at)
     SELECT pg_temp.id(6, n), 'collector' || n || '@large.example', pg_temp.name(n), pg_temp.at(n, ${size.collectors}),
            pg_temp.at(n, ${size.collectors}) FROM generate_series(1, ${size.collectors}) n`,
  ],
]
