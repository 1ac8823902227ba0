import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Results of document checks of applications and songs, and the evidence for the reviewer.
    CREATE TABLE copyright_checks (
      subject_kind text NOT NULL CHECK (subject_kind IN ('application', 'song')),
      subject_id uuid NOT NULL,
      verdict text NOT NULL CHECK (verdict IN ('verified', 'needs-review', 'declined')),
      reasons text[] NOT NULL DEFAULT '{}',
      -- Registration numbers in the document, normalized.
      numbers text[] NOT NULL DEFAULT '{}',
      evidence jsonb NOT NULL DEFAULT '{}',
      checked_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (subject_kind, subject_id)
    );
    CREATE INDEX copyright_checks_numbers ON copyright_checks USING gin (numbers);

    -- The owner of a verified registration number. Of two concurrent claims the second goes to a reviewer.
    CREATE TABLE copyright_registrations (
      number text PRIMARY KEY,
      application_id uuid REFERENCES g_key_applications,
      artist_id uuid REFERENCES artists,
      claimed_at timestamptz NOT NULL DEFAULT now(),
      CHECK (application_id IS NOT NULL OR artist_id IS NOT NULL)
    );

    -- Audio fingerprints: songs that have one, and the marks it consists of.
    CREATE TABLE recordings (
      song_id uuid PRIMARY KEY REFERENCES songs ON DELETE CASCADE,
      marks int NOT NULL CHECK (marks >= 0),
      listened_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE recording_marks (
      mark int NOT NULL,
      song_id uuid NOT NULL REFERENCES songs ON DELETE CASCADE,
      -- Position in the recording, in steps of the analysis.
      at int NOT NULL
    );
    CREATE INDEX recording_marks_mark ON recording_marks (mark) INCLUDE (song_id, at);
    CREATE INDEX recording_marks_song ON recording_marks (song_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE recording_marks, recordings, copyright_registrations, copyright_checks')
}
