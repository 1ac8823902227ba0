import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE staff_accounts (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      name text NOT NULL,
      role text NOT NULL CHECK (role IN ('admin', 'operator')),
      -- NULL until the invitation is accepted.
      password_hash text,
      totp_secret text NOT NULL,
      -- A second secret that is being set up, until its first code has been entered.
      new_totp_secret text,
      -- The latest time step a code was accepted for: a code is good for one sign-in.
      totp_step bigint NOT NULL DEFAULT 0,
      -- Hashes of the unused recovery codes.
      recovery_hashes bytea[] NOT NULL DEFAULT '{}',
      invited_by text NOT NULL,
      invited_at timestamptz NOT NULL DEFAULT now(),
      accepted_at timestamptz,
      last_sign_in_at timestamptz,
      disabled_at timestamptz,
      CHECK ((password_hash IS NULL) = (accepted_at IS NULL))
    );

    ALTER TABLE staff_sessions
      -- NULL for the first account, which has a password only.
      ADD COLUMN account_id uuid REFERENCES staff_accounts,
      ADD COLUMN device text NOT NULL DEFAULT '',
      ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN used_at timestamptz NOT NULL DEFAULT now();
    CREATE INDEX staff_sessions_account ON staff_sessions (account_id) WHERE account_id IS NOT NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE staff_sessions DROP COLUMN account_id, DROP COLUMN device, DROP COLUMN created_at, DROP COLUMN used_at;
    DROP TABLE staff_accounts;
  `)
}
