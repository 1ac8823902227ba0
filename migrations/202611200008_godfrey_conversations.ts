import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What a browser and Godfrey were speaking: "and WAV?" is answered in the same language.
    CREATE TABLE godfrey_conversations (
      visitor_id uuid PRIMARY KEY,
      language text NOT NULL CHECK (language IN
        ('english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'chinese', 'japanese')),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE godfrey_conversations')
}
