import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What artists sign their activities with. We sign, so it cannot be a hash.
    CREATE TABLE federation_keys (
      artist_id uuid PRIMARY KEY REFERENCES artists ON DELETE CASCADE,
      private_key text NOT NULL,
      public_key text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    -- Accounts on other servers that follow an artist.
    CREATE TABLE federation_followers (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists ON DELETE CASCADE,
      actor text NOT NULL,
      inbox text NOT NULL,
      -- Where a server takes what is for several of its accounts.
      shared_inbox text,
      followed_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT federation_followers_once UNIQUE (artist_id, actor)
    );
    CREATE INDEX federation_followers_actor ON federation_followers (actor);

    -- Releases to be told of.
    CREATE TABLE federation_events (
      edition_id uuid PRIMARY KEY,
      happened_at timestamptz NOT NULL DEFAULT now()
    );

    -- Activities on their way; deleted once they have arrived or were given up.
    CREATE TABLE federation_deliveries (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists ON DELETE CASCADE,
      inbox text NOT NULL,
      body text NOT NULL,
      until timestamptz NOT NULL DEFAULT now() + interval '3 days',
      -- Names the job that may try next.
      turn int NOT NULL DEFAULT 0
    );

    -- An edition enters the public log once, when it is published, whatever published it.
    CREATE FUNCTION record_federation_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO federation_events (edition_id)
      SELECT e.id FROM editions e
       WHERE e.id = NEW.edition_id AND EXISTS (SELECT FROM federation_followers f WHERE f.artist_id = e.artist_id)
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER edition_log_editions_federation AFTER INSERT ON edition_log_editions FOR EACH ROW
      EXECUTE FUNCTION record_federation_event();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER edition_log_editions_federation ON edition_log_editions;
    DROP FUNCTION record_federation_event;
    DROP TABLE federation_deliveries, federation_events, federation_followers, federation_keys;
  `)
}
