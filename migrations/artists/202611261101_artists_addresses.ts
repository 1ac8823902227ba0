import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Equal for names that are taken for each other: Nora Vale, nora-vale and n0ra-va1e.
    CREATE FUNCTION build_address_skeleton(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN replace(replace(
      translate(regexp_replace(lower(normalize(name, NFKD)), '[^a-z0-9]', '', 'g'), '01i5', 'olls'), 'rn', 'm'), 'vv', 'w');

    -- The readable addresses of artists. One that was given up goes on leading to its artist, and to nobody else.
    CREATE TABLE artist_addresses (
      skeleton text PRIMARY KEY CHECK (skeleton = build_address_skeleton(name)),
      name text NOT NULL CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(name) BETWEEN 3 AND 30),
      artist_id uuid NOT NULL REFERENCES artists,
      is_current boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX artist_addresses_artist ON artist_addresses (artist_id);
    CREATE UNIQUE INDEX artist_addresses_current ON artist_addresses (artist_id) WHERE is_current;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE artist_addresses; DROP FUNCTION build_address_skeleton')
}
