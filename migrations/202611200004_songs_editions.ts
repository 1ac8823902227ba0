import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE upload_credits (
      artist_id uuid PRIMARY KEY REFERENCES artists,
      credits int NOT NULL CHECK (credits >= 0)
    );

    CREATE TABLE songs (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      title text NOT NULL,
      copyright_holders text[] NOT NULL,
      contact text NOT NULL,
      audio_key text NOT NULL UNIQUE REFERENCES files,
      document_key text REFERENCES files,
      duration_ms int,
      -- 200 loudness peaks, 0 to 100, drawn by the player. Null until the worker has read the audio.
      peaks smallint[],
      state text NOT NULL
        CHECK (state IN ('checking', 'in-review', 'published', 'declined', 'unpublished')),
      -- Title and artist, folded (accents, case), for the search by word beginnings.
      search tsvector NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX songs_artist ON songs (artist_id, created_at DESC);
    CREATE INDEX songs_catalogue ON songs (created_at DESC, id DESC) WHERE state = 'published';
    CREATE INDEX songs_search ON songs USING gin (search);

    CREATE TABLE editions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      kind text NOT NULL CHECK (kind IN ('song', 'album')),
      title text NOT NULL,
      price_cents int NOT NULL CHECK (price_cents BETWEEN 99 AND 1000000),
      copies int NOT NULL CHECK (copies BETWEEN 1 AND 10000),
      -- Numbers given out so far: copy numbers are 1 to issued. Never past the edition.
      issued int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT editions_never_past_n CHECK (issued BETWEEN 0 AND copies)
    );
    CREATE INDEX editions_artist ON editions (artist_id);

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
    DROP TABLE edition_songs, editions, songs, upload_credits;
    DROP FUNCTION refuse_growing_edition;
  `)
}
