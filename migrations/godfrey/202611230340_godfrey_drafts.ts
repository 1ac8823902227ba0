import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What staff want Godfrey to learn, in their own words: never a visitor's.
    CREATE TABLE godfrey_drafts (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      kind text NOT NULL CHECK (kind IN ('phrasing', 'topic')),
      topic text NOT NULL,
      page text NOT NULL,
      -- By language: phrasings, and for a topic its question and answer.
      texts jsonb NOT NULL DEFAULT '{}',
      -- 'learnt': written into the knowledge by a training.
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'declined', 'learnt')),
      created_by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      decided_by text,
      decided_at timestamptz,
      learnt_at timestamptz,
      CHECK ((state = 'open') = (decided_at IS NULL))
    );
    CREATE INDEX godfrey_drafts_by_state ON godfrey_drafts (state, id) WHERE state IN ('open', 'approved');
    CREATE INDEX godfrey_turns_unknown ON godfrey_turns (asked_at DESC)
      WHERE (origin IN ('nothing', 'choice') OR thumb = 'down') AND question <> '';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX godfrey_turns_unknown; DROP TABLE godfrey_drafts')
}
