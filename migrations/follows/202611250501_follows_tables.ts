import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- An address that wants to hear about artists or songs.
    CREATE TABLE followers (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      asked_at timestamptz NOT NULL DEFAULT now(),
      -- In every mail to this address. It lists and ends what the address follows, nothing else.
      token text NOT NULL UNIQUE,
      -- When it asked for no more mail. For some weeks nobody can make us ask it again.
      stopped_at timestamptz
    );

    CREATE TABLE follows (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      follower_id uuid NOT NULL REFERENCES followers ON DELETE CASCADE,
      artist_id uuid REFERENCES artists ON DELETE CASCADE,
      song_id uuid REFERENCES songs ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- When the address agreed: by a mailed link, or in a session that had proved it. Null: nothing is sent.
      confirmed_at timestamptz,
      CONSTRAINT follows_one_subject CHECK (num_nonnulls(artist_id, song_id) = 1)
    );
    CREATE UNIQUE INDEX follows_artist ON follows (artist_id, follower_id) WHERE artist_id IS NOT NULL;
    CREATE UNIQUE INDEX follows_song ON follows (song_id, follower_id) WHERE song_id IS NOT NULL;
    CREATE INDEX follows_follower ON follows (follower_id);
    CREATE INDEX follows_unconfirmed ON follows (created_at) WHERE confirmed_at IS NULL;

    -- What followers are told of, once each. Written by the triggers below and only where somebody follows.
    CREATE TABLE follow_events (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      kind text NOT NULL CHECK (kind IN ('release', 'freed', 'last-copies')),
      song_id uuid REFERENCES songs ON DELETE CASCADE,
      edition_id uuid REFERENCES editions ON DELETE CASCADE,
      -- Copies may be freed again on another day.
      day date,
      happened_at timestamptz NOT NULL DEFAULT now(),
      -- The last follower for whom a notice was created; done_at after the last of all.
      last_follower_id uuid,
      done_at timestamptz,
      CONSTRAINT follow_events_one_subject CHECK (num_nonnulls(song_id, edition_id) = 1),
      CONSTRAINT follow_events_once UNIQUE NULLS NOT DISTINCT (kind, song_id, edition_id, day)
    );
    CREATE INDEX follow_events_open ON follow_events (id) WHERE done_at IS NULL;

    CREATE TABLE follow_notices (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      event_id uuid NOT NULL REFERENCES follow_events ON DELETE CASCADE,
      follower_id uuid NOT NULL REFERENCES followers ON DELETE CASCADE,
      -- When its job was enqueued, when a worker took it, and when the mail server had it.
      queued_at timestamptz,
      claimed_at timestamptz,
      sent_at timestamptz,
      CONSTRAINT follow_notices_once UNIQUE (event_id, follower_id)
    );
    CREATE INDEX follow_notices_sent ON follow_notices (follower_id, sent_at);
    CREATE INDEX follow_notices_waiting ON follow_notices (follower_id) WHERE queued_at IS NULL;

    CREATE FUNCTION record_song_release() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO follow_events (kind, song_id)
      SELECT 'release', NEW.id WHERE EXISTS (SELECT FROM follows WHERE artist_id = NEW.artist_id)
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER songs_released_at_once AFTER INSERT ON songs FOR EACH ROW
      WHEN (NEW.state = 'published') EXECUTE FUNCTION record_song_release();
    -- Not what comes back on sale.
    CREATE TRIGGER songs_released AFTER UPDATE OF state ON songs FOR EACH ROW
      WHEN (NEW.state = 'published' AND OLD.state NOT IN ('published', 'unpublished', 'declined'))
      EXECUTE FUNCTION record_song_release();

    CREATE FUNCTION record_edition_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO follow_events (kind, edition_id, day)
      SELECT TG_ARGV[0], NEW.id, CASE TG_ARGV[0] WHEN 'freed' THEN current_date END
       WHERE EXISTS (SELECT FROM follows WHERE artist_id = NEW.artist_id)
          OR EXISTS (SELECT FROM follows f JOIN edition_songs es ON es.song_id = f.song_id WHERE es.edition_id = NEW.id)
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER editions_album_released AFTER INSERT ON editions FOR EACH ROW
      WHEN (NEW.kind = 'album' AND NEW.state = 'published') EXECUTE FUNCTION record_edition_event('release');
    CREATE TRIGGER editions_copies_freed AFTER UPDATE OF open_left ON editions FOR EACH ROW
      WHEN (OLD.open_left = 0 AND NEW.open_left > 0) EXECUTE FUNCTION record_edition_event('freed');
    -- By a sale, which raises issued; not by an artist who puts fewer copies on sale.
    CREATE TRIGGER editions_last_copies AFTER UPDATE OF open_left ON editions FOR EACH ROW
      WHEN (OLD.open_left > 10 AND NEW.open_left BETWEEN 1 AND 10 AND NEW.issued > OLD.issued)
      EXECUTE FUNCTION record_edition_event('last-copies');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER songs_released_at_once ON songs;
    DROP TRIGGER songs_released ON songs;
    DROP TRIGGER editions_album_released ON editions;
    DROP TRIGGER editions_copies_freed ON editions;
    DROP TRIGGER editions_last_copies ON editions;
    DROP FUNCTION record_song_release, record_edition_event;
    DROP TABLE follow_notices, follow_events, follows, followers;
  `)
}
