import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE editions
      -- 'unpublished': no new Keymail is issued; what fans own stays theirs.
      ADD COLUMN state text NOT NULL DEFAULT 'published' CHECK (state IN ('published', 'unpublished')),
      -- Title and artist of an album, folded, for the search. A song is found by its own.
      ADD COLUMN search tsvector;
    CREATE INDEX editions_albums ON editions (id DESC) WHERE kind = 'album' AND state = 'published';
    -- When an artist left. Their fans keep everything.
    ALTER TABLE artists ADD COLUMN closed_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE artists DROP COLUMN closed_at;
    DROP INDEX editions_albums;
    ALTER TABLE editions DROP COLUMN search, DROP COLUMN state;
  `)
}
