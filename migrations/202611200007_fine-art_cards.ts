import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE art_cards (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      title text NOT NULL,
      description text NOT NULL DEFAULT '',
      rarity text NOT NULL CHECK (rarity IN ('common', 'uncommon', 'rare', 'legendary', 'masterpiece')),
      -- What its owners get; never sent to anybody else.
      artwork_key text NOT NULL UNIQUE REFERENCES files,
      -- What everybody sees.
      image_key text NOT NULL UNIQUE REFERENCES files,
      price_cents int NOT NULL CHECK (price_cents BETWEEN 99 AND 1000000),
      scarcity_count int NOT NULL CHECK (scarcity_count BETWEEN 1 AND 10000),
      scarcity_sold int NOT NULL DEFAULT 0,
      medium text,
      dimensions text,
      year_created int,
      verification_code text NOT NULL UNIQUE,
      obfuscation_level text NOT NULL CHECK (obfuscation_level IN ('standard', 'enhanced', 'maximum')),
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT art_cards_never_past_n CHECK (scarcity_sold BETWEEN 0 AND scarcity_count)
    );
    CREATE INDEX art_cards_artist ON art_cards (artist_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE art_cards')
}
