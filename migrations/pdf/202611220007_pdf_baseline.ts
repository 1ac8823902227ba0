import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Rendered PDFs and those being rendered. A changed text is a new row.
    CREATE TABLE documents (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      kind text NOT NULL,
      -- SHA-256 of kind, layout version, ids and all content.
      content_hash bytea NOT NULL UNIQUE,
      ref jsonb NOT NULL,
      -- Null until rendered.
      file_key text UNIQUE REFERENCES files,
      asked_at timestamptz NOT NULL DEFAULT now(),
      printed_at timestamptz,
      kept_until timestamptz NOT NULL,
      CHECK ((file_key IS NULL) = (printed_at IS NULL))
    );
    CREATE INDEX documents_kept_until ON documents (kept_until);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE documents')
}
