import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Corrections requested by artists and their outcome. Also the history shown to the artist.
    CREATE TABLE corrections (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      kind text NOT NULL CHECK (kind IN ('song-title', 'price', 'bio', 'green-room-post', 'contact-email', 'g-key-id',
        'copyright-documents', 'payment-account', 'keymail-code', 'revenue-history')),
      -- The song, edition or post. Null where the kind is enough.
      subject_id uuid,
      -- Display name of the subject: a title, a code.
      subject text NOT NULL DEFAULT '',
      was text NOT NULL,
      becomes text NOT NULL,
      -- Language of Godfrey's answers and mail.
      language text NOT NULL DEFAULT 'english',
      -- 'proposed': waits for confirmation. 'applied' may be undone for an hour.
      state text NOT NULL CHECK (state IN ('proposed', 'dropped', 'applied', 'undone', 'in-review', 'carried-out', 'declined')),
      review_number bigint,
      note text,
      created_at timestamptz NOT NULL DEFAULT now(),
      applied_at timestamptz,
      ended_at timestamptz,
      CHECK ((state IN ('applied', 'undone')) <= (applied_at IS NOT NULL)),
      CHECK (state <> 'in-review' OR review_number IS NOT NULL)
    );
    CREATE INDEX corrections_of_artist ON corrections (artist_id, id DESC);
    CREATE INDEX corrections_of_subject ON corrections (subject_id, applied_at) WHERE subject_id IS NOT NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE corrections')
}
