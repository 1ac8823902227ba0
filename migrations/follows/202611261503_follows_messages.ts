import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whether the artist may see the address too. Agreed to by the same link as the follow.
    ALTER TABLE follows ADD COLUMN shares_address boolean NOT NULL DEFAULT false,
      -- What was asked for and is not confirmed yet; the mailed link carries what it confirms.
      ADD COLUMN asked_to_share boolean NOT NULL DEFAULT false;

    -- What an artist writes to followers, or to those of them who hold a copy of one release.
    CREATE TABLE fan_messages (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      edition_id uuid REFERENCES editions,
      subject text NOT NULL CHECK (subject <> ''),
      body text NOT NULL CHECK (body <> ''),
      send_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- When its event was created; from then on it cannot be canceled.
      started_at timestamptz,
      canceled_at timestamptz,
      CONSTRAINT fan_messages_canceled_or_sent CHECK (num_nonnulls(started_at, canceled_at) <= 1)
    );
    CREATE INDEX fan_messages_artist ON fan_messages (artist_id, id DESC);
    CREATE INDEX fan_messages_due ON fan_messages (send_at) WHERE started_at IS NULL AND canceled_at IS NULL;

    ALTER TABLE follow_events ADD COLUMN message_id uuid UNIQUE REFERENCES fan_messages,
      DROP CONSTRAINT follow_events_kind_check,
      ADD CONSTRAINT follow_events_kind_check CHECK (kind IN ('release', 'freed', 'last-copies', 'message')),
      DROP CONSTRAINT follow_events_one_subject,
      ADD CONSTRAINT follow_events_one_subject CHECK (num_nonnulls(song_id, edition_id, message_id) = 1),
      DROP CONSTRAINT follow_events_once,
      ADD CONSTRAINT follow_events_once UNIQUE NULLS NOT DISTINCT (kind, song_id, edition_id, day, message_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DELETE FROM follow_events WHERE kind = 'message';
    ALTER TABLE follow_events DROP CONSTRAINT follow_events_once, DROP CONSTRAINT follow_events_one_subject,
      DROP CONSTRAINT follow_events_kind_check, DROP COLUMN message_id,
      ADD CONSTRAINT follow_events_kind_check CHECK (kind IN ('release', 'freed', 'last-copies')),
      ADD CONSTRAINT follow_events_one_subject CHECK (num_nonnulls(song_id, edition_id) = 1),
      ADD CONSTRAINT follow_events_once UNIQUE NULLS NOT DISTINCT (kind, song_id, edition_id, day);
    DROP TABLE fan_messages;
    ALTER TABLE follows DROP COLUMN asked_to_share, DROP COLUMN shares_address;
  `)
}
