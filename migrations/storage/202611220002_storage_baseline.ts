import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Files in storage. The row is inserted before the bytes are stored, so that the purge finds leftovers.
    CREATE TABLE files (
      key text PRIMARY KEY,
      state text NOT NULL DEFAULT 'storing' CHECK (state IN ('storing', 'kept')),
      bytes bigint NOT NULL CHECK (bytes >= 0),
      type text NOT NULL,
      sha256 bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX files_storing ON files (created_at) WHERE state = 'storing';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE files')
}
