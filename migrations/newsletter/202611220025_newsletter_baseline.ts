import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Newsletter addresses. Unconfirmed ones are purged after 30 days.
    CREATE TABLE visitor_addresses (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      asked_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz,
      -- When the subscription was confirmed by mail. Null: not subscribed.
      news_since timestamptz,
      unsubscribed_at timestamptz,
      -- In every mail to this address. It can only unsubscribe.
      unsubscribe_token text NOT NULL UNIQUE,
      CHECK (news_since IS NULL OR confirmed_at IS NOT NULL)
    );

    CREATE TABLE visitor_gifts (
      address_id uuid NOT NULL REFERENCES visitor_addresses ON DELETE CASCADE,
      gift text NOT NULL CHECK (gift IN ('break-through', 'revolutionary')),
      taken_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (address_id, gift)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE visitor_gifts, visitor_addresses')
}
