import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE artists
      ADD COLUMN picture_key text UNIQUE REFERENCES files,
      -- [{ label, url }], https only; checked where they are written.
      ADD COLUMN links jsonb NOT NULL DEFAULT '[]';

    -- What an applicant sent after the form, while it is being checked.
    CREATE TABLE g_key_application_documents (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      application_id uuid NOT NULL REFERENCES g_key_applications ON DELETE CASCADE,
      document_key text NOT NULL UNIQUE REFERENCES files,
      added_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX g_key_application_documents_of ON g_key_application_documents (application_id);
    CREATE INDEX g_key_applications_unconfirmed ON g_key_applications (link_asked_at) WHERE state = 'submitted';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX g_key_applications_unconfirmed;
    DROP TABLE g_key_application_documents;
    ALTER TABLE artists DROP COLUMN links, DROP COLUMN picture_key;
  `)
}
