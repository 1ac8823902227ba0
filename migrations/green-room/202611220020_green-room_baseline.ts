import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE green_rooms (
      artist_id uuid PRIMARY KEY REFERENCES artists,
      -- Number of the last change. Writers lock this row, so that changes are numbered in commit order.
      last_change bigint NOT NULL DEFAULT 0,
      artist_seen_wall bigint NOT NULL DEFAULT 0,
      artist_seen_chat bigint NOT NULL DEFAULT 0
    );

    -- A holder's identity and read positions in one room, created on the first visit.
    CREATE TABLE green_room_members (
      -- Valid in this room only: the same fan has another id in every room.
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      artist_id uuid NOT NULL REFERENCES artists,
      fan_id uuid NOT NULL REFERENCES fans,
      change bigint NOT NULL DEFAULT 0,
      -- Chosen by the holder. Null: shown as the copy's number. Never the payer's name.
      display_name text,
      -- The name with case and accents folded, against impersonation.
      name_key text,
      muted_at timestamptz,
      seen_wall bigint NOT NULL DEFAULT 0,
      seen_chat bigint NOT NULL DEFAULT 0,
      seen_thread bigint NOT NULL DEFAULT 0,
      artist_seen_thread bigint NOT NULL DEFAULT 0,
      joined_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (artist_id, fan_id),
      CHECK ((display_name IS NULL) = (name_key IS NULL))
    );
    CREATE UNIQUE INDEX green_room_members_name ON green_room_members (artist_id, name_key);
    CREATE INDEX green_room_members_change ON green_room_members (artist_id, change) WHERE change > 0;

    CREATE TABLE green_room_entries (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      -- The change that created it, which orders entries, and its latest change.
      made bigint NOT NULL,
      change bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('post', 'story', 'message')),
      -- Null: the artist.
      author_id uuid REFERENCES green_room_members,
      -- The holder of a private conversation with the artist. Null: for the whole room.
      thread_id uuid REFERENCES green_room_members,
      title text NOT NULL DEFAULT '',
      text text NOT NULL,
      song_id uuid REFERENCES songs,
      -- Idempotency key from the client: a retry after a lost response posts once.
      request_id uuid NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      edited_at timestamptz,
      removed_at timestamptz,
      UNIQUE (artist_id, request_id),
      CHECK (kind = 'message' OR thread_id IS NULL),
      CHECK (kind <> 'story' OR author_id IS NULL),
      -- Only its holder and the artist write in a conversation.
      CHECK (thread_id IS NULL OR author_id IS NULL OR author_id = thread_id),
      CHECK (removed_at IS NULL OR (text = '' AND title = ''))
    );
    CREATE UNIQUE INDEX green_room_entries_change ON green_room_entries (artist_id, change);
    CREATE INDEX green_room_entries_wall ON green_room_entries (artist_id, made)
      WHERE kind <> 'message' AND removed_at IS NULL;
    CREATE INDEX green_room_entries_chat ON green_room_entries (artist_id, thread_id, made)
      WHERE kind = 'message' AND removed_at IS NULL;

    CREATE TABLE green_room_media (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      entry_id uuid NOT NULL REFERENCES green_room_entries,
      kind text NOT NULL CHECK (kind IN ('photo', 'voice')),
      position int NOT NULL CHECK (position BETWEEN 1 AND 4),
      file_key text NOT NULL UNIQUE REFERENCES files,
      -- A photo's thumbnail.
      small_key text UNIQUE REFERENCES files,
      width int,
      height int,
      duration_ms int,
      UNIQUE (entry_id, kind, position),
      CHECK ((kind = 'photo') = (small_key IS NOT NULL AND width IS NOT NULL AND height IS NOT NULL)),
      CHECK ((kind = 'voice') = (duration_ms IS NOT NULL))
    );

    -- A refund or gift ends the former holder's access, on open pages too.
    CREATE FUNCTION tell_green_room_of_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', 'green-room:' || e.artist_id || ' recheck') FROM editions e WHERE e.id = OLD.edition_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER keymails_tell_green_room AFTER UPDATE OF fan_id ON keymails FOR EACH ROW
      WHEN (OLD.fan_id IS NOT NULL AND OLD.fan_id IS DISTINCT FROM NEW.fan_id)
      EXECUTE FUNCTION tell_green_room_of_leaving();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER keymails_tell_green_room ON keymails;
    DROP TABLE green_room_media, green_room_entries, green_room_members, green_rooms;
    DROP FUNCTION tell_green_room_of_leaving;
  `)
}
