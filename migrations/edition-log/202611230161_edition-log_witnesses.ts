import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE edition_log_head
      -- Signature lines of witnesses by their keys, for the tree of this size.
      ADD cosignatures jsonb NOT NULL DEFAULT '{}',
      -- The art certificate and the edition up to which the running comparisons have come. Null: they begin again.
      ADD compared_art_to uuid,
      ADD compared_edition_to uuid;

    -- The configured witnesses, by their keys.
    CREATE TABLE edition_log_witnesses (
      key text PRIMARY KEY,
      added_at timestamptz NOT NULL DEFAULT now(),
      -- The size of the tree that it signed last, and when.
      size bigint NOT NULL DEFAULT 0,
      signed_at timestamptz
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE edition_log_witnesses;
    ALTER TABLE edition_log_head DROP cosignatures, DROP compared_art_to, DROP compared_edition_to;
  `)
}
