import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The key that signs challenges, the same for every process. One row, written by the first that needs it.
    CREATE TABLE proof_of_work_keys (
      id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      secret text NOT NULL
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE proof_of_work_keys')
}
