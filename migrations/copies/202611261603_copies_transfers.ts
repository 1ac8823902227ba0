import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whether fans may hand their copies over to somebody else at any time. Its artist decides.
    ALTER TABLE editions ADD transferable boolean NOT NULL DEFAULT false;

    ALTER TABLE copy_gifts
      -- 'gift': once, before the first play. 'transfer': at any time, where the artist allows it, confirmed by both.
      ADD offer_kind text NOT NULL DEFAULT 'gift' CHECK (offer_kind IN ('gift', 'transfer')),
      -- When the giver confirmed a transfer by mail. Nobody else is mailed before.
      ADD confirmed_at timestamptz;

    DROP INDEX copy_gifts_once;
    CREATE UNIQUE INDEX copy_gifts_once ON copy_gifts (keymail_id) WHERE offer_kind = 'gift' AND state IN ('offered', 'taken');
    CREATE UNIQUE INDEX copy_gifts_one_transfer ON copy_gifts (keymail_id) WHERE offer_kind = 'transfer' AND state = 'offered';
    -- How many hands a copy went through.
    CREATE INDEX copy_gifts_taken ON copy_gifts (keymail_id) WHERE state = 'taken';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX copy_gifts_taken;
    DROP INDEX copy_gifts_one_transfer;
    DROP INDEX copy_gifts_once;
    DELETE FROM copy_gifts WHERE offer_kind = 'transfer';
    CREATE UNIQUE INDEX copy_gifts_once ON copy_gifts (keymail_id) WHERE state IN ('offered', 'taken');
    ALTER TABLE copy_gifts DROP offer_kind, DROP confirmed_at;
    ALTER TABLE editions DROP transferable;
  `)
}
