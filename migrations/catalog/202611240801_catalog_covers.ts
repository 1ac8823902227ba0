import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The artist's own picture of a song or an album; without one a cover is drawn from the id. A new picture is a new
    -- row, so that browsers may keep each of them for good.
    CREATE TABLE covers (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      song_id uuid UNIQUE REFERENCES songs ON DELETE CASCADE,
      edition_id uuid UNIQUE REFERENCES editions ON DELETE CASCADE,
      -- A square of 1000 pixels, and one of 400 for lists.
      large_key text NOT NULL UNIQUE REFERENCES files,
      small_key text NOT NULL UNIQUE REFERENCES files,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT covers_of_one_thing CHECK (num_nonnulls(song_id, edition_id) = 1)
    )
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE covers')
}
