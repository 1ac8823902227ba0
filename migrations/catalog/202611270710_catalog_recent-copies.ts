import type { Knex } from 'knex'

/** As in roll-up-copy-changes.ts: the sums are written under it. */
const ROLL_UP_LOCK_ID = 7_046_116

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A roll-up under way may take longer than statements wait for a lock.
    SET LOCAL lock_timeout = '60s';
    SELECT pg_advisory_xact_lock(${ROLL_UP_LOCK_ID});

    -- The first UTC day that artist_recent_copies counts; the roll-up moves it on.
    CREATE TABLE recent_copies_window (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      since date NOT NULL
    );
    INSERT INTO recent_copies_window (since) VALUES ((now() AT TIME ZONE 'UTC')::date - 29);

    CREATE TABLE artist_recent_copies (
      artist_id uuid PRIMARY KEY,
      copies int NOT NULL
    );
    CREATE INDEX artist_recent_copies_most ON artist_recent_copies (copies DESC);

    -- A trigger, because processes of the version before roll up until they are replaced.
    -- As its owner: the product's role is given the tables after the migrations.
    CREATE FUNCTION add_recent_copies() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      IF NEW.day >= (SELECT since FROM recent_copies_window) THEN
        INSERT INTO artist_recent_copies AS n (artist_id, copies)
        VALUES (NEW.artist_id, NEW.copies - coalesce(OLD.copies, 0))
        ON CONFLICT (artist_id) DO UPDATE SET copies = n.copies + EXCLUDED.copies;
      END IF;
      RETURN NULL;
    END $$;
    SET LOCAL lock_timeout = '3s';
    CREATE TRIGGER artist_copy_days_recent AFTER INSERT OR UPDATE OF copies ON artist_copy_days
      FOR EACH ROW EXECUTE FUNCTION add_recent_copies();

    INSERT INTO artist_recent_copies
    SELECT artist_id, sum(copies) FROM artist_copy_days WHERE day >= (SELECT since FROM recent_copies_window) GROUP BY 1;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER artist_copy_days_recent ON artist_copy_days;
    DROP FUNCTION add_recent_copies;
    DROP TABLE artist_recent_copies, recent_copies_window;
  `)
}
