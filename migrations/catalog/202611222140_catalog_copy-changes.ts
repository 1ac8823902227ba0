import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Copies that somebody got or lost and that are not yet in the sums below. The row is inserted by the statement that
    -- changes the Keymail; rolling up deletes it and adds it in one statement. Sums plus these rows are always exact.
    CREATE TABLE copy_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      edition_id uuid NOT NULL,
      fan_id uuid NOT NULL,
      -- The UTC day of the sale.
      day date NOT NULL,
      copies smallint NOT NULL
    );
    CREATE INDEX copy_changes_edition ON copy_changes (edition_id);

    -- Copies in fans' hands.
    CREATE TABLE edition_counts (
      edition_id uuid PRIMARY KEY,
      sold int NOT NULL
    );
    CREATE TABLE artist_counts (
      artist_id uuid PRIMARY KEY,
      sold int NOT NULL,
      -- Fans who own at least one.
      holders int NOT NULL
    );
    CREATE INDEX artist_counts_sold ON artist_counts (sold DESC);
    CREATE TABLE artist_holders (
      artist_id uuid NOT NULL,
      fan_id uuid NOT NULL,
      copies int NOT NULL,
      PRIMARY KEY (artist_id, fan_id)
    );
    -- The same copies by the day of their sale.
    CREATE TABLE artist_copy_days (
      day date NOT NULL,
      artist_id uuid NOT NULL,
      copies int NOT NULL,
      PRIMARY KEY (day, artist_id)
    );

    -- A trigger, because Keymails change hands in statements of several modules: sales, refunds and gifts.
    CREATE FUNCTION note_copy_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND OLD.fan_id IS NOT NULL THEN
        INSERT INTO copy_changes (edition_id, fan_id, day, copies)
        VALUES (OLD.edition_id, OLD.fan_id, (OLD.redeemed_at AT TIME ZONE 'UTC')::date, -1);
      END IF;
      IF NEW.fan_id IS NOT NULL THEN
        INSERT INTO copy_changes (edition_id, fan_id, day, copies)
        VALUES (NEW.edition_id, NEW.fan_id, (NEW.redeemed_at AT TIME ZONE 'UTC')::date, 1);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER keymails_count_new_copy AFTER INSERT ON keymails FOR EACH ROW
      WHEN (NEW.fan_id IS NOT NULL) EXECUTE FUNCTION note_copy_change();
    CREATE TRIGGER keymails_count_copy AFTER UPDATE OF fan_id, redeemed_at ON keymails FOR EACH ROW
      WHEN (OLD.fan_id IS DISTINCT FROM NEW.fan_id OR OLD.redeemed_at IS DISTINCT FROM NEW.redeemed_at)
      EXECUTE FUNCTION note_copy_change();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER keymails_count_copy ON keymails;
    DROP TRIGGER keymails_count_new_copy ON keymails;
    DROP FUNCTION note_copy_change;
    DROP TABLE artist_copy_days, artist_holders, artist_counts, edition_counts, copy_changes;
  `)
}
