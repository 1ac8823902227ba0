import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What other servers are to forget: a release that was taken down or, without one, an artist who has left.
    CREATE TABLE federation_deletions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists ON DELETE CASCADE,
      edition_id uuid,
      happened_at timestamptz NOT NULL DEFAULT now(),
      -- As of federation_events.
      last_inbox text NOT NULL DEFAULT '',
      CONSTRAINT federation_deletions_once UNIQUE NULLS NOT DISTINCT (artist_id, edition_id)
    );

    -- A suspension can be lifted and a Delete cannot be taken back, so it is told of takedowns only.
    CREATE FUNCTION record_federation_takedown() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO federation_deletions (artist_id, edition_id)
      SELECT e.artist_id, e.id
        FROM edition_songs es
        JOIN editions e ON e.id = es.edition_id
        JOIN edition_log_editions l ON l.edition_id = e.id
       WHERE es.song_id = NEW.id AND EXISTS (SELECT FROM federation_followers f WHERE f.artist_id = e.artist_id)
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER songs_federation_takedown AFTER UPDATE OF blocked_for ON songs FOR EACH ROW
      WHEN (NEW.blocked_for = 'takedown' AND OLD.blocked_for IS DISTINCT FROM 'takedown')
      EXECUTE FUNCTION record_federation_takedown();

    CREATE FUNCTION record_federation_departure() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO federation_deletions (artist_id)
      SELECT NEW.id WHERE EXISTS (SELECT FROM federation_followers f WHERE f.artist_id = NEW.id)
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER artists_federation_departure AFTER UPDATE OF closed_at ON artists FOR EACH ROW
      WHEN (OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL)
      EXECUTE FUNCTION record_federation_departure();

    -- Whoever left before this was told of.
    INSERT INTO federation_deletions (artist_id)
    SELECT id FROM artists a
     WHERE closed_at IS NOT NULL AND EXISTS (SELECT FROM federation_followers f WHERE f.artist_id = a.id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER artists_federation_departure ON artists;
    DROP TRIGGER songs_federation_takedown ON songs;
    DROP FUNCTION record_federation_departure, record_federation_takedown;
    DROP TABLE federation_deletions;
  `)
}
