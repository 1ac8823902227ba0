import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE songs (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      title text NOT NULL,
      copyright_holders text[] NOT NULL,
      contact text NOT NULL,
      audio_key text NOT NULL UNIQUE REFERENCES files,
      document_key text REFERENCES files,
      duration_ms int,
      -- 200 loudness peaks from 0 to 100 for the player. Null until calculated.
      peaks smallint[],
      state text NOT NULL
        CHECK (state IN ('checking', 'in-review', 'published', 'declined', 'unpublished')),
      -- Title and artist with accents and case folded, for prefix search.
      search tsvector NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Format ('MP3') and average bits per second, read from the file. Null until read.
      audio_format text,
      bit_rate int,
      preview_key text UNIQUE REFERENCES files,
      -- 'none': a preview cannot be cut from this kind of recording.
      preview_state text NOT NULL DEFAULT 'waiting' CHECK (preview_state IN ('waiting', 'ready', 'none')),
      -- Why an admin declined a published song: because of itself or of its artist.
      blocked_for text CHECK (blocked_for IN ('takedown', 'suspension')),
      CONSTRAINT songs_ready_preview_has_a_file CHECK ((preview_state = 'ready') = (preview_key IS NOT NULL))
    );
    CREATE INDEX songs_artist ON songs (artist_id, created_at DESC);
    CREATE INDEX songs_catalogue ON songs (created_at DESC, id DESC) WHERE state = 'published';
    CREATE INDEX songs_search ON songs USING gin (search);
    CREATE INDEX songs_without_preview ON songs (id) WHERE preview_state = 'waiting';
    CREATE INDEX songs_unheard ON songs (created_at) WHERE state = 'checking';

    CREATE TABLE editions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      kind text NOT NULL CHECK (kind IN ('song', 'album')),
      title text NOT NULL,
      price_cents int NOT NULL CHECK (price_cents BETWEEN 99 AND 1000000),
      copies int NOT NULL CHECK (copies BETWEEN 1 AND 10000),
      -- Copy numbers given out so far: 1 to issued.
      issued int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Unsold copies on open sale. They have no number yet, but one is reserved for each.
      open_left int NOT NULL DEFAULT 0,
      -- 'unpublished': off sale. Fans keep what they own.
      state text NOT NULL DEFAULT 'published' CHECK (state IN ('published', 'unpublished')),
      -- For albums, as in songs.search. Null for songs.
      search tsvector,
      -- Blocked by an admin: sells nothing, not even through codes already issued.
      blocked_at timestamptz,
      CONSTRAINT editions_never_past_n
        CHECK (issued >= 0 AND open_left >= 0 AND issued + open_left <= copies)
    );
    CREATE INDEX editions_artist ON editions (artist_id);
    CREATE INDEX editions_albums ON editions (id DESC) WHERE kind = 'album' AND state = 'published';

    CREATE TABLE edition_songs (
      edition_id uuid NOT NULL REFERENCES editions,
      song_id uuid NOT NULL REFERENCES songs,
      position int NOT NULL CHECK (position >= 1),
      PRIMARY KEY (edition_id, song_id),
      UNIQUE (edition_id, position)
    );
    CREATE INDEX edition_songs_song ON edition_songs (song_id);

    CREATE FUNCTION refuse_growing_edition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'an edition may only shrink once a Keymail exists' USING ERRCODE = 'check_violation';
    END $$;
    CREATE TRIGGER editions_only_shrink BEFORE UPDATE OF copies ON editions FOR EACH ROW
      WHEN (NEW.copies > OLD.copies AND OLD.issued > 0) EXECUTE FUNCTION refuse_growing_edition();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE edition_songs, editions, songs;
    DROP FUNCTION refuse_growing_edition;
  `)
}
