import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Language of a conversation, so that "and WAV?" is answered in the same one.
    CREATE TABLE godfrey_conversations (
      visitor_id uuid PRIMARY KEY,
      language text NOT NULL CHECK (language IN
        ('english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'chinese', 'japanese')),
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    -- A question and its answer, for follow-ups, export and ratings.
    CREATE TABLE godfrey_turns (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      visitor_id uuid NOT NULL,
      session_id uuid,
      question text NOT NULL,
      language text NOT NULL,
      -- 'waiting': with the agent. 'answered': final.
      state text NOT NULL CHECK (state IN ('waiting', 'answered')),
      answer text,
      origin text CHECK (origin IN ('knowledge', 'computed', 'status', 'refused', 'nothing', 'correction', 'model')),
      topics text[] NOT NULL DEFAULT '{}',
      pages text[] NOT NULL DEFAULT '{}',
      asked_at timestamptz NOT NULL DEFAULT now(),
      answered_at timestamptz,
      thumb text CHECK (thumb IN ('up', 'down')),
      comment text,
      CHECK ((state = 'answered') = (answer IS NOT NULL))
    );
    CREATE INDEX godfrey_turns_of_visitor ON godfrey_turns (visitor_id, id DESC);
    CREATE INDEX godfrey_turns_by_age ON godfrey_turns (asked_at);

    -- Every run of the model, its outcome and cost.
    CREATE TABLE godfrey_runs (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      turn_id uuid NOT NULL UNIQUE REFERENCES godfrey_turns ON DELETE CASCADE,
      visitor_id uuid NOT NULL,
      model text NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('running', 'answered', 'fell-back')),
      -- Why the answer fell back to the knowledge base.
      problem text,
      input_tokens integer NOT NULL DEFAULT 0,
      output_tokens integer NOT NULL DEFAULT 0,
      cost_microdollars bigint NOT NULL DEFAULT 0,
      started_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz
    );
    CREATE INDEX godfrey_runs_by_day ON godfrey_runs (started_at);
    CREATE INDEX godfrey_runs_of_visitor ON godfrey_runs (visitor_id, started_at);

    CREATE TABLE godfrey_tool_calls (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      run_id uuid NOT NULL REFERENCES godfrey_runs ON DELETE CASCADE,
      name text NOT NULL,
      input jsonb NOT NULL,
      output jsonb NOT NULL,
      model text NOT NULL,
      cost_microdollars bigint NOT NULL DEFAULT 0,
      called_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX godfrey_tool_calls_of_run ON godfrey_tool_calls (run_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE godfrey_tool_calls, godfrey_runs, godfrey_turns, godfrey_conversations')
}
