import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A bought copy offered to somebody else.
    CREATE TABLE copy_gifts (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      keymail_id uuid NOT NULL REFERENCES keymails,
      giver_id uuid NOT NULL REFERENCES fans,
      -- In lower case. Null once it is no longer needed.
      email text CHECK (email = lower(email)),
      message text NOT NULL DEFAULT '',
      state text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'taken', 'withdrawn')),
      mailed_at timestamptz,
      offered_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      CHECK ((state = 'offered') = (ended_at IS NULL)),
      CHECK (state <> 'offered' OR email IS NOT NULL)
    );
    -- One offer at a time, and a copy is given away once.
    CREATE UNIQUE INDEX copy_gifts_once ON copy_gifts (keymail_id) WHERE state IN ('offered', 'taken');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE copy_gifts')
}
