import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Rows created and cents paid by UTC day, of days that have ended. The latest day of all kinds has a row 'end'.
    CREATE TABLE daily_sums (
      kind text NOT NULL,
      day date NOT NULL,
      amount bigint NOT NULL,
      PRIMARY KEY (kind, day)
    );
    CREATE INDEX daily_sums_day ON daily_sums (day);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE daily_sums')
}
