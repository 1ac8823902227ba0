import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE staff_passwords (
      role text PRIMARY KEY CHECK (role IN ('admin', 'operator')),
      hash text NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE staff_sessions (
      token_hash bytea PRIMARY KEY,
      role text NOT NULL REFERENCES staff_passwords,
      expires_at timestamptz NOT NULL,
      -- Identifies a staff session in claims and in the audit log, without its token.
      id uuid NOT NULL DEFAULT uuidv7()
    );

    -- Network addresses of successful sign-ins: guesses from elsewhere cannot lock them out.
    CREATE TABLE staff_addresses (
      address text PRIMARY KEY,
      seen_at timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE staff_addresses, staff_sessions, staff_passwords')
}
