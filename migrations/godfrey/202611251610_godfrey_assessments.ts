import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What Godfrey makes of a review, for the person who decides it.
    CREATE TABLE godfrey_assessments (
      review_id uuid PRIMARY KEY REFERENCES reviews ON DELETE CASCADE,
      -- [{ says, stance, quote, by }]: what agrees and what is in doubt.
      points jsonb NOT NULL,
      -- The start of a reviewer's answer, in the language of who gets it. Empty: none.
      draft text NOT NULL,
      draft_by text NOT NULL CHECK (draft_by IN ('policy', 'model')),
      created_at timestamptz NOT NULL DEFAULT now()
    );

    -- A run of the model is about a turn of a conversation or about a review.
    ALTER TABLE godfrey_runs
      ALTER COLUMN turn_id DROP NOT NULL,
      ALTER COLUMN visitor_id DROP NOT NULL,
      ADD COLUMN review_id uuid UNIQUE REFERENCES reviews ON DELETE CASCADE,
      ADD CONSTRAINT godfrey_runs_one_subject CHECK (num_nonnulls(turn_id, review_id) = 1);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DELETE FROM godfrey_runs WHERE review_id IS NOT NULL;
    ALTER TABLE godfrey_runs DROP COLUMN review_id, ALTER COLUMN turn_id SET NOT NULL, ALTER COLUMN visitor_id SET NOT NULL;
    DROP TABLE godfrey_assessments;
  `)
}
