import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A sale writes its bare facts, in one statement; the job that appends them to the log builds the leaf. Building it here
    -- cost the settling statement 11 %.
    ALTER TABLE edition_log_inbox
      ADD type text,
      ADD copy int,
      -- The fan or collector who owns the copy from now on.
      ADD owner_id uuid,
      -- More fields of the leaf.
      ADD details jsonb,
      ADD at timestamptz NOT NULL DEFAULT now();
    UPDATE edition_log_inbox i
       SET type = event ->> 'type', copy = (event ->> 'copy')::int, at = (event ->> 'at')::timestamptz,
           owner_id = CASE WHEN owner_salt IS NOT NULL THEN coalesce((SELECT fan_id FROM keymails WHERE id = subject_id),
                        (SELECT collector_id FROM art_certificates WHERE id = subject_id)) END,
           details = event - ARRAY['type', 'copy', 'at', 'owner'];
    ALTER TABLE edition_log_inbox DROP event, DROP owner_salt, ALTER type SET NOT NULL;

    DROP FUNCTION log_edition_event;

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

    CREATE OR REPLACE FUNCTION log_resized_edition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Before its publication an edition is not in the log.
      INSERT INTO edition_log_inbox (edition_id, type, details)
      SELECT NEW.id, 'resized', jsonb_build_object('copies', NEW.copies)
       WHERE EXISTS (SELECT FROM edition_log_editions WHERE edition_id = NEW.id);
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION log_copy_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.state = 'void' THEN
        INSERT INTO edition_log_inbox (edition_id, subject_id, type, copy, details)
        VALUES (NEW.edition_id, NEW.id, TG_ARGV[0], NEW.copy, jsonb_build_object('reason', NEW.void_reason));
      ELSE
        INSERT INTO edition_log_inbox (edition_id, subject_id, type, copy, owner_id)
        VALUES (NEW.edition_id, NEW.id, TG_ARGV[0], NEW.copy, NEW.fan_id);
      END IF;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION log_reissued_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO edition_log_inbox (edition_id, subject_id, type, copy)
      SELECT n.edition_id, n.id, 'reissued', n.copy FROM new_keymails n
       WHERE EXISTS (SELECT FROM keymails v WHERE v.edition_id = n.edition_id AND v.copy = n.copy AND v.state = 'void'
                        AND v.void_reason <> 'artist');
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION log_published_card() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO edition_log_editions (edition_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
      IF FOUND THEN
        INSERT INTO edition_log_inbox (edition_id, type, details)
        SELECT NEW.id, 'published', jsonb_build_object('kind', 'art-card', 'title', NEW.title, 'artist', stage_name,
                 'copies', NEW.scarcity_count)
          FROM artists WHERE id = NEW.artist_id;
      END IF;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION log_art_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO edition_log_inbox (edition_id, subject_id, type, copy, owner_id, details)
      VALUES (NEW.card_id, NEW.id, TG_ARGV[0], NEW.number, CASE WHEN NEW.voided_at IS NULL THEN NEW.collector_id END,
              CASE WHEN NEW.voided_at IS NOT NULL THEN '{"reason": "refund"}'::jsonb END);
      RETURN NULL;
    END $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE edition_log_inbox ADD event jsonb, ADD owner_salt uuid;
    UPDATE edition_log_inbox i
       SET owner_salt = CASE WHEN owner_id IS NOT NULL THEN gen_random_uuid() END,
           event = jsonb_strip_nulls(jsonb_build_object('type', type, 'copy', copy)) || coalesce(details, '{}')
             || jsonb_build_object('at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
    UPDATE edition_log_inbox i
       SET event = event || jsonb_build_object('owner', encode(sha256(uuid_send(owner_salt) || convert_to(coalesce(
             (SELECT address FROM fans WHERE id = owner_id), (SELECT email FROM collectors WHERE id = owner_id)), 'UTF8')), 'base64'))
     WHERE owner_id IS NOT NULL;
    ALTER TABLE edition_log_inbox DROP type, DROP copy, DROP owner_id, DROP details, DROP at, ALTER event SET NOT NULL;

    CREATE OR REPLACE FUNCTION log_edition_event(edition uuid, subject uuid, event jsonb, owner text DEFAULT NULL) RETURNS void
    LANGUAGE plpgsql AS $$
    DECLARE
      salt uuid := CASE WHEN owner IS NOT NULL THEN gen_random_uuid() END;
    BEGIN
      INSERT INTO edition_log_inbox (edition_id, subject_id, event, owner_salt)
      VALUES (edition, subject, event
        || jsonb_build_object('at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        || CASE WHEN owner IS NULL THEN '{}' ELSE jsonb_build_object('owner',
             encode(sha256(uuid_send(salt) || convert_to(lower(owner), 'UTF8')), 'base64')) END, salt);
    END $$;

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
        PERFORM log_edition_event(e.id, NULL, jsonb_build_object('type', 'published', 'kind', e.kind, 'title', e.title,
                  'artist', a.stage_name, 'copies', e.copies))
           FROM editions e JOIN artists a ON a.id = e.artist_id WHERE e.id = edition;
      END IF;
    END $$;

    CREATE OR REPLACE FUNCTION log_resized_edition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Before its publication an edition is not in the log.
      IF EXISTS (SELECT FROM edition_log_editions WHERE edition_id = NEW.id) THEN
        PERFORM log_edition_event(NEW.id, NULL, jsonb_build_object('type', 'resized', 'copies', NEW.copies));
      END IF;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION log_copy_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      voided CONSTANT boolean := NEW.state = 'void';
    BEGIN
      PERFORM log_edition_event(NEW.edition_id, NEW.id,
        jsonb_build_object('type', TG_ARGV[0], 'copy', NEW.copy)
          || CASE WHEN voided THEN jsonb_build_object('reason', NEW.void_reason) ELSE '{}' END,
        CASE WHEN NOT voided THEN (SELECT address FROM fans WHERE id = NEW.fan_id) END);
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION log_reissued_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM log_edition_event(n.edition_id, n.id, jsonb_build_object('type', 'reissued', 'copy', n.copy))
         FROM new_keymails n
        WHERE EXISTS (SELECT FROM keymails v WHERE v.edition_id = n.edition_id AND v.copy = n.copy AND v.state = 'void'
                         AND v.void_reason <> 'artist');
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION log_published_card() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO edition_log_editions (edition_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
      IF FOUND THEN
        PERFORM log_edition_event(NEW.id, NULL, jsonb_build_object('type', 'published', 'kind', 'art-card',
                  'title', NEW.title, 'artist', stage_name, 'copies', NEW.scarcity_count))
           FROM artists WHERE id = NEW.artist_id;
      END IF;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION log_art_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      voided CONSTANT boolean := NEW.voided_at IS NOT NULL;
    BEGIN
      PERFORM log_edition_event(NEW.card_id, NEW.id,
        jsonb_build_object('type', TG_ARGV[0], 'copy', NEW.number)
          || CASE WHEN voided THEN '{"reason": "refund"}'::jsonb ELSE '{}' END,
        CASE WHEN NOT voided THEN (SELECT email FROM collectors WHERE id = NEW.collector_id) END);
      RETURN NULL;
    END $$;
  `)
}
