import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What the answer asked the visitor: a yes, a no or a choice refers to this and to nothing else.
    ALTER TABLE godfrey_turns ADD COLUMN open_question jsonb;
    ALTER TABLE godfrey_turns DROP CONSTRAINT godfrey_turns_origin_check, ADD CONSTRAINT godfrey_turns_origin_check
      CHECK (origin IN ('knowledge', 'computed', 'status', 'refused', 'nothing', 'correction', 'model', 'choice', 'handover'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DELETE FROM godfrey_turns WHERE origin IN ('choice', 'handover');
    ALTER TABLE godfrey_turns DROP COLUMN open_question;
    ALTER TABLE godfrey_turns DROP CONSTRAINT godfrey_turns_origin_check, ADD CONSTRAINT godfrey_turns_origin_check
      CHECK (origin IN ('knowledge', 'computed', 'status', 'refused', 'nothing', 'correction', 'model'));
  `)
}
