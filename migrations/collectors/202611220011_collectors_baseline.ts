import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE collectors (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Null until the mailed link was used; unconfirmed rows are purged.
      confirmed_at timestamptz
    );
    CREATE INDEX collectors_unconfirmed ON collectors (created_at) WHERE confirmed_at IS NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE collectors')
}
