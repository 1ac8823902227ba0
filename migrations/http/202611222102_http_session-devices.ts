import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What a person needs to recognize a session of theirs.
    ALTER TABLE sessions ADD COLUMN user_agent text, ADD COLUMN language text,
      ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
    CREATE INDEX sessions_fans ON sessions USING gin (fan_ids) WHERE fan_ids <> '{}';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX sessions_fans;
    ALTER TABLE sessions DROP COLUMN user_agent, DROP COLUMN language, DROP COLUMN last_used_at;
  `)
}
