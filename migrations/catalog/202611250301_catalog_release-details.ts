import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE songs
      ADD story text,
      ADD lyrics text,
      -- One credit a line, as 'Violin: Ada North'.
      ADD credits text,
      -- Without hyphens: 'USRC17607839'.
      ADD isrc text CHECK (isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'),
      ADD genre text,
      ADD mood text,
      -- ISO 639-1: of what is sung, and of the story. 'zxx' for music without words.
      ADD language text CHECK (language ~ '^[a-z]{2,3}$'),
      ADD story_language text CHECK (story_language ~ '^[a-z]{2,3}$'),
      ADD explicit boolean NOT NULL DEFAULT false;
    ALTER TABLE editions
      -- For albums; a song has its own.
      ADD story text,
      ADD story_language text CHECK (story_language ~ '^[a-z]{2,3}$'),
      ADD release_notes text,
      -- Twelve digits of a UPC or thirteen of an EAN.
      ADD upc text CHECK (upc ~ '^[0-9]{12,13}$');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE songs DROP story, DROP lyrics, DROP credits, DROP isrc, DROP genre, DROP mood, DROP language,
      DROP story_language, DROP explicit;
    ALTER TABLE editions DROP story, DROP story_language, DROP release_notes, DROP upc;
  `)
}
