import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who asked for a link to their data. Deleted once it is mailed.
    CREATE TABLE personal_data_requests (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      email text NOT NULL CHECK (email = lower(email)),
      language text NOT NULL,
      asked_at timestamptz NOT NULL DEFAULT now()
    );

    -- Copies of everything that is kept about a person, to be downloaded for some days. One for each person.
    CREATE TABLE personal_data_exports (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      -- To which it is mailed, and whose data it is without an artist.
      email text NOT NULL CHECK (email = lower(email)),
      artist_id uuid REFERENCES artists,
      language text NOT NULL DEFAULT 'english',
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready')),
      -- What was written for it, one after the other in one file.
      file_key text UNIQUE REFERENCES files,
      -- [{ path, key, start, bytes }] in the order of the archive. Without a key: a part of that file.
      entries jsonb NOT NULL DEFAULT '[]',
      asked_at timestamptz NOT NULL DEFAULT now(),
      ready_at timestamptz,
      CHECK ((state = 'ready') = (ready_at IS NOT NULL AND file_key IS NOT NULL))
    );
    CREATE UNIQUE INDEX personal_data_exports_one ON personal_data_exports ((coalesce(artist_id::text, email)));
    CREATE INDEX personal_data_exports_ready ON personal_data_exports (ready_at);

    -- Accounts that are deleted some days after their owner asked for it.
    CREATE TABLE personal_data_deletions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      -- Null once the last mail has been sent.
      email text CHECK (email = lower(email)),
      artist_id uuid REFERENCES artists,
      language text NOT NULL DEFAULT 'english',
      state text NOT NULL DEFAULT 'scheduled' CHECK (state IN ('scheduled', 'done', 'canceled')),
      asked_at timestamptz NOT NULL DEFAULT now(),
      due_at timestamptz NOT NULL,
      ended_at timestamptz,
      CHECK ((state = 'scheduled') = (ended_at IS NULL)),
      CHECK (state <> 'scheduled' OR email IS NOT NULL)
    );
    CREATE UNIQUE INDEX personal_data_deletions_one ON personal_data_deletions ((coalesce(artist_id::text, email)))
      WHERE state = 'scheduled';
    CREATE INDEX personal_data_deletions_due ON personal_data_deletions (due_at) WHERE state = 'scheduled';
    CREATE INDEX personal_data_deletions_told ON personal_data_deletions (ended_at) WHERE email IS NOT NULL;

    -- When their name and address were deleted. What they own stays theirs, and nobody can reach it.
    ALTER TABLE fans ADD deleted_at timestamptz;
    ALTER TABLE collectors ADD deleted_at timestamptz;
    ALTER TABLE artists ADD deleted_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE artists DROP deleted_at;
    ALTER TABLE collectors DROP deleted_at;
    ALTER TABLE fans DROP deleted_at;
    DROP TABLE personal_data_deletions, personal_data_exports, personal_data_requests;
  `)
}
