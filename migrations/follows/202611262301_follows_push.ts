import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A browser that asked to be notified of what an address hears of. Its push service's address is in endpoint; the
    -- two keys encrypt for this browser.
    CREATE TABLE push_devices (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      follower_id uuid NOT NULL REFERENCES followers ON DELETE CASCADE,
      endpoint text NOT NULL,
      p256dh text NOT NULL,
      auth text NOT NULL,
      -- In which its notifications are written.
      language text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT push_devices_once UNIQUE (endpoint, follower_id)
    );
    CREATE INDEX push_devices_follower ON push_devices (follower_id);

    -- The one pair of VAPID keys that browsers know us by. Created when first asked for.
    CREATE TABLE push_keys (
      single boolean PRIMARY KEY DEFAULT true CHECK (single),
      public_key text NOT NULL,
      private_key text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE push_keys, push_devices')
}
