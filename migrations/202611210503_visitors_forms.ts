import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Addresses left at the door. Without a confirmation by mail an address is nobody's, and forgotten after 30 days.
    CREATE TABLE visitor_addresses (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      asked_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz,
      -- Since when news are wanted, as confirmed by mail; null: not, or not any more.
      news_since timestamptz,
      unsubscribed_at timestamptz,
      -- Stands in every mail of ours to this address; it can do nothing but end them.
      unsubscribe_token text NOT NULL UNIQUE,
      CHECK (news_since IS NULL OR confirmed_at IS NOT NULL)
    );
    CREATE TABLE visitor_gifts (
      address_id uuid NOT NULL REFERENCES visitor_addresses ON DELETE CASCADE,
      gift text NOT NULL CHECK (gift IN ('break-through', 'revolutionary')),
      taken_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (address_id, gift)
    );
    CREATE TABLE visitor_feedback (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      text text NOT NULL,
      -- As typed, unconfirmed; only to answer.
      email text,
      given_at timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE visitor_feedback, visitor_gifts, visitor_addresses')
}
