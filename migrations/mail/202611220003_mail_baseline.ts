import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Links sent by mail. Each works once.
    CREATE TABLE mailed_links (
      token_hash bytea PRIMARY KEY,
      kind text NOT NULL,
      data jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX mailed_links_expiry ON mailed_links (expires_at);

    -- Hashes of addresses that unsubscribed from artists' mail.
    CREATE TABLE mail_suppressions (
      email_hash bytea PRIMARY KEY,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    -- Mail that a server rejected permanently, for monitoring.
    CREATE TABLE mail_bounces (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      address text NOT NULL,
      answer text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX mail_bounces_at ON mail_bounces (at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE mail_bounces, mail_suppressions, mailed_links')
}
