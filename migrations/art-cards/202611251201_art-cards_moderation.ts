import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE art_cards DROP CONSTRAINT art_cards_state_check,
      ADD CONSTRAINT art_cards_state_check
        CHECK (state IN ('preparing', 'published', 'unreadable', 'taken-down')) NOT VALID,
      -- Why a card is taken down: by a decision about it, or because its artist is suspended.
      ADD COLUMN blocked_for text CHECK (blocked_for IN ('takedown', 'suspension')),
      -- When the artist declared to hold the rights; null for cards from before this was asked.
      ADD COLUMN rights_declared_at timestamptz;
    ALTER TABLE art_cards VALIDATE CONSTRAINT art_cards_state_check;
    UPDATE art_cards c SET state = 'taken-down', blocked_for = 'suspension'
      FROM artists a WHERE a.id = c.artist_id AND a.suspended_at IS NOT NULL AND c.state = 'published';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE art_cards SET state = 'published' WHERE state = 'taken-down';
    ALTER TABLE art_cards DROP COLUMN rights_declared_at, DROP COLUMN blocked_for,
      DROP CONSTRAINT art_cards_state_check,
      ADD CONSTRAINT art_cards_state_check CHECK (state IN ('preparing', 'published', 'unreadable'));
  `)
}
