import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE visitor_feedback (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      text text NOT NULL,
      -- As typed, unconfirmed. For replies only.
      email text,
      given_at timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE visitor_feedback')
}
