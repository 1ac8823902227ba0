import type { Knex } from 'knex'

// The sums begin with the trigger, so that what was before is added by one statement without stopping who stores files.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.transaction((trx) =>
    trx.raw(`
      -- Kept files and their bytes. In several rows, of which each connection updates one: uploads do not wait for each other.
      CREATE TABLE IF NOT EXISTS file_sums (
        shard int PRIMARY KEY,
        files bigint NOT NULL DEFAULT 0,
        bytes bigint NOT NULL DEFAULT 0
      );
      INSERT INTO file_sums (shard) SELECT generate_series(0, 15) ON CONFLICT DO NOTHING;

      CREATE OR REPLACE FUNCTION count_kept_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE file_sums
           SET files = files + (NEW.state IS NOT DISTINCT FROM 'kept')::int - (OLD.state IS NOT DISTINCT FROM 'kept')::int,
               bytes = bytes + CASE NEW.state WHEN 'kept' THEN NEW.bytes ELSE 0 END - CASE OLD.state WHEN 'kept' THEN OLD.bytes ELSE 0 END
         WHERE shard = pg_backend_pid() % 16;
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
    INSERT INTO file_sums (shard, files, bytes)
    SELECT -1, f.files - s.files, f.bytes - s.bytes
      FROM (SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes FROM files WHERE state = 'kept') f,
           (SELECT sum(files) AS files, sum(bytes) AS bytes FROM file_sums) s
        ON CONFLICT DO NOTHING`)
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
