import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What was found in the papers of an application or a song, and what Godfrey made of it. Evidence for the person who decides.
    CREATE TABLE copyright_checks (
      subject_kind text NOT NULL CHECK (subject_kind IN ('application', 'song')),
      subject_id uuid NOT NULL,
      verdict text NOT NULL CHECK (verdict IN ('verified', 'needs-review', 'declined')),
      reasons text[] NOT NULL DEFAULT '{}',
      -- Registration numbers as the document names them, in our own way of writing.
      numbers text[] NOT NULL DEFAULT '{}',
      evidence jsonb NOT NULL DEFAULT '{}',
      checked_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (subject_kind, subject_id)
    );
    CREATE INDEX copyright_checks_numbers ON copyright_checks USING gin (numbers);

    -- Whose registration a verified number is. One number, one owner: of two at once the second waits for a person.
    CREATE TABLE copyright_registrations (
      number text PRIMARY KEY,
      application_id uuid REFERENCES g_key_applications,
      artist_id uuid REFERENCES artists,
      claimed_at timestamptz NOT NULL DEFAULT now(),
      CHECK (application_id IS NOT NULL OR artist_id IS NOT NULL)
    );

    -- Which recordings have been listened to, and the marks that tell one recording from another.
    CREATE TABLE recordings (
      song_id uuid PRIMARY KEY REFERENCES songs ON DELETE CASCADE,
      marks int NOT NULL CHECK (marks >= 0),
      listened_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE recording_marks (
      mark int NOT NULL,
      song_id uuid NOT NULL REFERENCES songs ON DELETE CASCADE,
      -- When it sounds, in steps of the analysis.
      at int NOT NULL
    );
    CREATE INDEX recording_marks_mark ON recording_marks (mark) INCLUDE (song_id, at);
    CREATE INDEX recording_marks_song ON recording_marks (song_id);

    -- Godfrey writes to an applicant in the language of the browser they applied with.
    ALTER TABLE g_key_applications ADD COLUMN language text NOT NULL DEFAULT 'english' CHECK (language IN
      ('english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'chinese', 'japanese'));
    CREATE INDEX g_key_applications_unread ON g_key_applications (paid_at) WHERE state IN ('paid', 'verifying');
    CREATE INDEX songs_unheard ON songs (created_at) WHERE state = 'checking';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX songs_unheard;
    DROP INDEX g_key_applications_unread;
    ALTER TABLE g_key_applications DROP COLUMN language;
    DROP TABLE recording_marks, recordings, copyright_registrations, copyright_checks;
  `)
}
