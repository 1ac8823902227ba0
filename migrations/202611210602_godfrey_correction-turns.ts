import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE godfrey_turns DROP CONSTRAINT godfrey_turns_origin_check;
    ALTER TABLE godfrey_turns ADD CONSTRAINT godfrey_turns_origin_check CHECK (origin IN
      ('knowledge', 'computed', 'status', 'refused', 'nothing', 'correction', 'model'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE godfrey_turns SET origin = 'status' WHERE origin = 'correction';
    ALTER TABLE godfrey_turns DROP CONSTRAINT godfrey_turns_origin_check;
    ALTER TABLE godfrey_turns ADD CONSTRAINT godfrey_turns_origin_check CHECK (origin IN
      ('knowledge', 'computed', 'status', 'refused', 'nothing', 'model'));
  `)
}
