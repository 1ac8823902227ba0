import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What each listener heard last, and until when another request belongs to the same play.
    CREATE TABLE heard_songs (
      visitor_id uuid NOT NULL,
      song_id uuid NOT NULL REFERENCES songs ON DELETE CASCADE,
      heard_at timestamptz NOT NULL DEFAULT now(),
      over_at timestamptz NOT NULL,
      PRIMARY KEY (visitor_id, song_id)
    );
    CREATE INDEX heard_songs_song ON heard_songs (song_id);
    CREATE INDEX heard_songs_age ON heard_songs (heard_at);

    -- Plays of copies, by artist and day (UTC).
    CREATE TABLE analytics_plays (
      artist_id uuid NOT NULL REFERENCES artists ON DELETE CASCADE,
      day date NOT NULL,
      plays int NOT NULL,
      PRIMARY KEY (artist_id, day)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE analytics_plays, heard_songs')
}
