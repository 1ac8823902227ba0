import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Events that affect scarcity, written by triggers in the transaction of the event itself. A job moves them into the
    -- log within seconds, in the order of their ids: of two events of one copy the second waits for the row lock of the
    -- first, so its id is higher.
    CREATE TABLE edition_log_inbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- A song's or album's edition, or an art card.
      edition_id uuid,
      -- The Keymail or the art certificate of the copy.
      subject_id uuid,
      -- Of the fields published in the leaf.
      event jsonb NOT NULL,
      -- Opens the commitment to the owner. Never published.
      owner_salt uuid
    );

    -- Editions whose publication was logged, with the number of their entries.
    CREATE TABLE edition_log_editions (
      edition_id uuid PRIMARY KEY,
      entries int NOT NULL DEFAULT 0
    );

    CREATE TABLE edition_log_entries (
      leaf_index bigint PRIMARY KEY CHECK (leaf_index >= 0),
      edition_id uuid,
      -- Position among the entries of its edition, from 1.
      sequence int CHECK (sequence >= 1),
      subject_id uuid,
      -- The published bytes.
      leaf text NOT NULL,
      owner_salt uuid,
      -- Entries about the log itself, such as a new key, belong to no edition.
      CHECK ((edition_id IS NULL) = (sequence IS NULL))
    );
    CREATE UNIQUE INDEX edition_log_entries_edition ON edition_log_entries (edition_id, sequence);
    CREATE INDEX edition_log_entries_subject ON edition_log_entries (subject_id, leaf_index) WHERE subject_id IS NOT NULL;
    CREATE TRIGGER edition_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON edition_log_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

    -- Nodes of the Merkle tree in tiles of up to 256 hashes of 32 bytes, as served (C2SP tlog-tiles).
    CREATE TABLE edition_log_tiles (
      level smallint NOT NULL CHECK (level BETWEEN 0 AND 7),
      tile bigint NOT NULL CHECK (tile >= 0),
      hashes bytea NOT NULL CHECK (length(hashes) BETWEEN 32 AND 8192 AND length(hashes) % 32 = 0),
      PRIMARY KEY (level, tile)
    );

    -- The first checkpoint of each size, for proofs that stay the same: an entry is proved by the first one that has it.
    CREATE TABLE edition_log_checkpoints (
      size bigint PRIMARY KEY,
      checkpoint text NOT NULL
    );
    CREATE TRIGGER edition_log_checkpoints_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON edition_log_checkpoints
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

    -- One row: the tree as it is.
    CREATE TABLE edition_log_head (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      size bigint NOT NULL DEFAULT 0,
      -- The log's name, first line of every checkpoint. Fixed by the first one: a later address does not rename the log.
      origin text,
      -- The signed note. Null before the first one.
      checkpoint text,
      signed_at timestamptz,
      -- The keys that signed it, as clients configure them.
      verifier_keys text[] NOT NULL DEFAULT '{}',
      -- The Keymail up to which the running comparison with the log has come. Null: it begins again.
      compared_to uuid
    );
    INSERT INTO edition_log_head DEFAULT VALUES;

    CREATE FUNCTION log_edition_event(edition uuid, subject uuid, event jsonb, owner text DEFAULT NULL) RETURNS void
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

    -- Logs the publication of an edition once, as soon as its songs are published.
    CREATE FUNCTION log_published_edition(edition uuid) RETURNS void LANGUAGE plpgsql AS $$
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

    CREATE FUNCTION log_edition_songs() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM log_published_edition(NEW.edition_id);
      RETURN NULL;
    END $$;
    -- At the end of the transaction, when an album has all its songs.
    CREATE CONSTRAINT TRIGGER edition_songs_log AFTER INSERT ON edition_songs DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION log_edition_songs();

    CREATE FUNCTION log_published_song() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM log_published_edition(es.edition_id) FROM edition_songs es WHERE es.song_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER songs_log AFTER UPDATE OF state ON songs FOR EACH ROW
      WHEN (OLD.state <> 'published' AND NEW.state = 'published') EXECUTE FUNCTION log_published_song();

    CREATE FUNCTION log_resized_edition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Before its publication an edition is not in the log.
      IF EXISTS (SELECT FROM edition_log_editions WHERE edition_id = NEW.id) THEN
        PERFORM log_edition_event(NEW.id, NULL, jsonb_build_object('type', 'resized', 'copies', NEW.copies));
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER editions_log AFTER UPDATE OF copies ON editions FOR EACH ROW
      WHEN (OLD.copies <> NEW.copies) EXECUTE FUNCTION log_resized_edition();

    CREATE FUNCTION log_copy_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      voided CONSTANT boolean := NEW.state = 'void';
    BEGIN
      PERFORM log_edition_event(NEW.edition_id, NEW.id,
        jsonb_build_object('type', TG_ARGV[0], 'copy', NEW.copy)
          || CASE WHEN voided THEN jsonb_build_object('reason', NEW.void_reason) ELSE '{}' END,
        CASE WHEN NOT voided THEN (SELECT address FROM fans WHERE id = NEW.fan_id) END);
      RETURN NULL;
    END $$;
    CREATE TRIGGER keymails_log_insert AFTER INSERT ON keymails FOR EACH ROW
      WHEN (NEW.state = 'redeemed') EXECUTE FUNCTION log_copy_event('sold');
    CREATE TRIGGER keymails_log_sale AFTER UPDATE OF state ON keymails FOR EACH ROW
      WHEN (OLD.state <> 'redeemed' AND NEW.state = 'redeemed') EXECUTE FUNCTION log_copy_event('sold');
    CREATE TRIGGER keymails_log_voiding AFTER UPDATE OF state ON keymails FOR EACH ROW
      WHEN (OLD.state = 'redeemed' AND NEW.state = 'void') EXECUTE FUNCTION log_copy_event('voided');
    CREATE TRIGGER keymails_log_transfer AFTER UPDATE OF fan_id ON keymails FOR EACH ROW
      WHEN (OLD.state = 'redeemed' AND NEW.state = 'redeemed' AND OLD.fan_id <> NEW.fan_id)
      EXECUTE FUNCTION log_copy_event('transferred');

    -- Numbers that were sold once: few, so that issuing ten thousand Keymails costs no more than before.
    CREATE INDEX keymails_refunded_numbers ON keymails (edition_id, copy) WHERE state = 'void' AND void_reason <> 'artist';
    CREATE FUNCTION log_reissued_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM log_edition_event(n.edition_id, n.id, jsonb_build_object('type', 'reissued', 'copy', n.copy))
         FROM new_keymails n
        WHERE EXISTS (SELECT FROM keymails v WHERE v.edition_id = n.edition_id AND v.copy = n.copy AND v.state = 'void'
                         AND v.void_reason <> 'artist');
      RETURN NULL;
    END $$;
    CREATE TRIGGER keymails_log_reissue AFTER INSERT ON keymails
      REFERENCING NEW TABLE AS new_keymails FOR EACH STATEMENT EXECUTE FUNCTION log_reissued_numbers();

    CREATE FUNCTION log_published_card() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO edition_log_editions (edition_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
      IF FOUND THEN
        PERFORM log_edition_event(NEW.id, NULL, jsonb_build_object('type', 'published', 'kind', 'art-card',
                  'title', NEW.title, 'artist', stage_name, 'copies', NEW.scarcity_count))
           FROM artists WHERE id = NEW.artist_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER art_cards_log AFTER INSERT OR UPDATE OF state ON art_cards FOR EACH ROW
      WHEN (NEW.state = 'published') EXECUTE FUNCTION log_published_card();

    CREATE FUNCTION log_art_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      voided CONSTANT boolean := NEW.voided_at IS NOT NULL;
    BEGIN
      PERFORM log_edition_event(NEW.card_id, NEW.id,
        jsonb_build_object('type', TG_ARGV[0], 'copy', NEW.number)
          || CASE WHEN voided THEN '{"reason": "refund"}'::jsonb ELSE '{}' END,
        CASE WHEN NOT voided THEN (SELECT email FROM collectors WHERE id = NEW.collector_id) END);
      RETURN NULL;
    END $$;
    CREATE TRIGGER art_certificates_log_sale AFTER INSERT ON art_certificates FOR EACH ROW
      EXECUTE FUNCTION log_art_certificate('sold');
    CREATE TRIGGER art_certificates_log_voiding AFTER UPDATE OF voided_at ON art_certificates FOR EACH ROW
      WHEN (OLD.voided_at IS NULL AND NEW.voided_at IS NOT NULL) EXECUTE FUNCTION log_art_certificate('voided');
    CREATE TRIGGER art_certificates_log_transfer AFTER UPDATE OF collector_id ON art_certificates FOR EACH ROW
      WHEN (OLD.collector_id <> NEW.collector_id) EXECUTE FUNCTION log_art_certificate('transferred');

    -- What exists already enters the log as of today.
    SELECT log_published_edition(id) FROM editions ORDER BY created_at, id;
    SELECT log_edition_event(k.edition_id, k.id, jsonb_build_object('type', 'sold', 'copy', k.copy), f.address)
      FROM keymails k JOIN fans f ON f.id = k.fan_id WHERE k.state = 'redeemed' ORDER BY k.redeemed_at, k.id;
    WITH published AS (
      INSERT INTO edition_log_editions (edition_id) SELECT id FROM art_cards WHERE state = 'published' RETURNING edition_id)
    SELECT log_edition_event(c.id, NULL, jsonb_build_object('type', 'published', 'kind', 'art-card', 'title', c.title,
             'artist', a.stage_name, 'copies', c.scarcity_count))
      FROM published p JOIN art_cards c ON c.id = p.edition_id JOIN artists a ON a.id = c.artist_id;
    SELECT log_edition_event(t.card_id, t.id, jsonb_build_object('type', 'sold', 'copy', t.number), c.email)
      FROM art_certificates t JOIN collectors c ON c.id = t.collector_id WHERE t.voided_at IS NULL ORDER BY t.issued_at, t.id;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER edition_songs_log ON edition_songs;
    DROP TRIGGER songs_log ON songs;
    DROP TRIGGER editions_log ON editions;
    DROP TRIGGER keymails_log_insert ON keymails;
    DROP TRIGGER keymails_log_sale ON keymails;
    DROP TRIGGER keymails_log_voiding ON keymails;
    DROP TRIGGER keymails_log_transfer ON keymails;
    DROP TRIGGER keymails_log_reissue ON keymails;
    DROP TRIGGER art_cards_log ON art_cards;
    DROP TRIGGER art_certificates_log_sale ON art_certificates;
    DROP TRIGGER art_certificates_log_voiding ON art_certificates;
    DROP TRIGGER art_certificates_log_transfer ON art_certificates;
    DROP INDEX keymails_refunded_numbers;
    DROP FUNCTION log_art_certificate, log_published_card, log_reissued_numbers, log_copy_event, log_resized_edition,
      log_published_song, log_edition_songs, log_published_edition, log_edition_event;
    DROP TABLE edition_log_head, edition_log_checkpoints, edition_log_tiles, edition_log_entries, edition_log_editions, edition_log_inbox;
  `)
}
