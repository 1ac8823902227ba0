import type { Knex } from 'knex'

// The sums begin with the trigger, so that what was before is added by one statement without stopping who stores files.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.transaction((trx) =>
    trx.raw(`
      -- Kept files and their bytes: a row for each change, which the purge adds up to one. Nobody who stores a file waits.
      CREATE TABLE IF NOT EXISTS file_sums (
        files bigint NOT NULL,
        bytes bigint NOT NULL
      );

      -- As its owner: the product's role is given the table after the migrations.
      CREATE OR REPLACE FUNCTION count_kept_file() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      BEGIN
        INSERT INTO file_sums (files, bytes) VALUES (
          (NEW.state IS NOT DISTINCT FROM 'kept')::int - (OLD.state IS NOT DISTINCT FROM 'kept')::int,
          CASE NEW.state WHEN 'kept' THEN NEW.bytes ELSE 0 END - CASE OLD.state WHEN 'kept' THEN OLD.bytes ELSE 0 END);
        RETURN NULL;
      END $$;
      CREATE OR REPLACE TRIGGER files_count_new AFTER INSERT ON files FOR EACH ROW
        WHEN (NEW.state = 'kept') EXECUTE FUNCTION count_kept_file();
      CREATE OR REPLACE TRIGGER files_count_changed AFTER UPDATE OF state, bytes ON files FOR EACH ROW
        WHEN (OLD.state <> NEW.state OR OLD.bytes <> NEW.bytes) EXECUTE FUNCTION count_kept_file();
      CREATE OR REPLACE TRIGGER files_count_gone AFTER DELETE ON files FOR EACH ROW
        WHEN (OLD.state = 'kept') EXECUTE FUNCTION count_kept_file();
    `),
  )
  // One statement sees the files and what of them has been counted at the same moment.
  await knex.raw(`
    INSERT INTO file_sums (files, bytes)
    SELECT f.files - s.files, f.bytes - s.bytes
      FROM (SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes FROM files WHERE state = 'kept') f,
           (SELECT coalesce(sum(files), 0) AS files, coalesce(sum(bytes), 0) AS bytes FROM file_sums) s`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER files_count_new ON files;
    DROP TRIGGER files_count_changed ON files;
    DROP TRIGGER files_count_gone ON files;
    DROP FUNCTION count_kept_file;
    DROP TABLE file_sums;
  `)
}
