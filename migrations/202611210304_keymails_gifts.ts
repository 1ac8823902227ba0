import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A bought copy on its way to somebody else.
    CREATE TABLE copy_gifts (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      keymail_id uuid NOT NULL REFERENCES keymails,
      giver_id uuid NOT NULL REFERENCES fans,
      -- In lower case; null when it is no longer needed.
      email text CHECK (email = lower(email)),
      message text NOT NULL DEFAULT '',
      state text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'taken', 'withdrawn')),
      mailed_at timestamptz,
      offered_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      CHECK ((state = 'offered') = (ended_at IS NULL)),
      CHECK (state <> 'offered' OR email IS NOT NULL)
    );
    -- One gift at a time, and given once for ever.
    CREATE UNIQUE INDEX copy_gifts_once ON copy_gifts (keymail_id) WHERE state IN ('offered', 'taken');
    ALTER TABLE keymails ADD CONSTRAINT keymails_given_or_entered CHECK (gifted_at IS NULL OR entered_at IS NULL OR entered_at > gifted_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE keymails DROP CONSTRAINT keymails_given_or_entered;
    DROP TABLE copy_gifts;
  `)
}
