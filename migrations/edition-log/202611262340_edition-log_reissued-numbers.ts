import type { Knex } from 'knex'

const buildFunction = (soldOnce: string) => `
  CREATE OR REPLACE FUNCTION log_reissued_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO edition_log_inbox (edition_id, subject_id, type, copy)
    SELECT n.edition_id, n.id, 'reissued', n.copy FROM new_keymails n
    ${soldOnce};
    RETURN NULL;
  END $$`

/**
 * Finds the numbers that were sold once before it compares them with the new ones. A connection keeps the plan of its
 * first reissue: made while there were few Keymails, it read all of them again for each of ten thousand new ones.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    buildFunction(`JOIN (
      SELECT DISTINCT v.edition_id, v.copy FROM keymails v
       WHERE v.edition_id IN (SELECT edition_id FROM new_keymails) AND v.state = 'void' AND v.void_reason <> 'artist'
      OFFSET 0) sold ON sold.edition_id = n.edition_id AND sold.copy = n.copy`),
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    buildFunction(`
     WHERE EXISTS (SELECT FROM keymails v WHERE v.edition_id = n.edition_id AND v.copy = n.copy AND v.state = 'void'
                      AND v.void_reason <> 'artist')`),
  )
}
