import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- 'draft': not published yet, and seen by nobody but its artist.
    ALTER TABLE editions DROP CONSTRAINT editions_state_check,
      ADD CONSTRAINT editions_state_check CHECK (state IN ('draft', 'published', 'unpublished')) NOT VALID;
    ALTER TABLE editions VALIDATE CONSTRAINT editions_state_check;

    CREATE FUNCTION refuse_draft_again() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'what was published is no draft again' USING ERRCODE = 'check_violation';
    END $$;
    CREATE TRIGGER editions_never_draft_again BEFORE UPDATE OF state ON editions FOR EACH ROW
      WHEN (OLD.state <> 'draft' AND NEW.state = 'draft') EXECUTE FUNCTION refuse_draft_again();

    -- When a draft is published. The row is deleted by whoever publishes it, so that happens once.
    CREATE TABLE edition_releases (
      edition_id uuid PRIMARY KEY REFERENCES editions ON DELETE CASCADE,
      due_at timestamptz NOT NULL,
      -- The IANA time zone in which the artist chose the date.
      time_zone text NOT NULL,
      -- Its page is public before, with a countdown.
      announced boolean NOT NULL
    );
    CREATE INDEX edition_releases_due ON edition_releases (due_at);

    -- As before, and not before a draft is published.
    CREATE OR REPLACE FUNCTION log_published_edition(edition uuid) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO edition_log_editions (edition_id)
      SELECT edition
       WHERE EXISTS (SELECT FROM editions WHERE id = edition AND state <> 'draft')
         AND EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                      WHERE es.edition_id = edition AND s.state = 'published')
         AND NOT EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                          WHERE es.edition_id = edition AND s.state IN ('checking', 'in-review'))
      ON CONFLICT DO NOTHING;
      IF FOUND THEN
        INSERT INTO edition_log_inbox (edition_id, type, details)
        SELECT e.id, 'published', jsonb_build_object('kind', e.kind, 'title', e.title, 'artist', a.stage_name, 'copies', e.copies)
          FROM editions e JOIN artists a ON a.id = e.artist_id WHERE e.id = edition;
      END IF;
    END $$;

    -- An album of songs that are published already.
    CREATE FUNCTION log_released_edition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM log_published_edition(NEW.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER editions_log_release AFTER UPDATE OF state ON editions FOR EACH ROW
      WHEN (OLD.state = 'draft' AND NEW.state = 'published') EXECUTE FUNCTION log_released_edition();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER editions_log_release ON editions;
    DROP FUNCTION log_released_edition;
    DROP TABLE edition_releases;
    DROP TRIGGER editions_never_draft_again ON editions;
    DROP FUNCTION refuse_draft_again;
    UPDATE editions SET state = 'unpublished' WHERE state = 'draft';
    ALTER TABLE editions DROP CONSTRAINT editions_state_check,
      ADD CONSTRAINT editions_state_check CHECK (state IN ('published', 'unpublished'));
    CREATE OR REPLACE FUNCTION log_published_edition(edition uuid) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO edition_log_editions (edition_id)
      SELECT edition
       WHERE EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                      WHERE es.edition_id = edition AND s.state = 'published')
         AND NOT EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                          WHERE es.edition_id = edition AND s.state IN ('checking', 'in-review'))
      ON CONFLICT DO NOTHING;
      IF FOUND THEN
        INSERT INTO edition_log_inbox (edition_id, type, details)
        SELECT e.id, 'published', jsonb_build_object('kind', e.kind, 'title', e.title, 'artist', a.stage_name, 'copies', e.copies)
          FROM editions e JOIN artists a ON a.id = e.artist_id WHERE e.id = edition;
      END IF;
    END $$;
  `)
}
