import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- One Accept at a time waits for an inbox, however often it follows.
    ALTER TABLE federation_deliveries ADD COLUMN is_accept boolean NOT NULL DEFAULT false;
    CREATE UNIQUE INDEX federation_deliveries_inbox ON federation_deliveries (inbox, artist_id) WHERE is_accept;

    -- Deliveries of a release are created in batches, in the order of inboxes: the last one that has its delivery.
    ALTER TABLE federation_events ADD COLUMN last_inbox text NOT NULL DEFAULT '';
    CREATE INDEX federation_followers_receiver
      ON federation_followers (artist_id, (coalesce(shared_inbox, inbox) COLLATE "C"));

    -- Followers of an artist are counted by the host of their inbox.
    CREATE INDEX federation_followers_host ON federation_followers (artist_id, (substring(inbox FROM '//([^/:]+)')));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX federation_followers_host, federation_followers_receiver, federation_deliveries_inbox;
    ALTER TABLE federation_events DROP COLUMN last_inbox;
    ALTER TABLE federation_deliveries DROP COLUMN is_accept;
  `)
}
