import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- How an artist divides what a release brings, from a moment on. The latest version before a posting applies to it.
    CREATE TABLE share_versions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      edition_id uuid NOT NULL REFERENCES editions,
      valid_from timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX share_versions_edition ON share_versions (edition_id, valid_from DESC, id DESC);
    CREATE INDEX share_versions_artist ON share_versions (artist_id);

    -- What is not shared stays the artist's. A version without rows ends the division.
    CREATE TABLE shares (
      version_id uuid NOT NULL REFERENCES share_versions ON DELETE CASCADE,
      position int NOT NULL,
      name text NOT NULL CHECK (name <> ''),
      email text NOT NULL CHECK (email = lower(email)),
      -- Hundredths of a percent.
      basis_points int NOT NULL CHECK (basis_points BETWEEN 1 AND 10000),
      PRIMARY KEY (version_id, position),
      CONSTRAINT shares_one_each UNIQUE (version_id, email)
    );

    -- The mail with a month's shares that a collaborator gets from an artist, once.
    CREATE TABLE share_mails (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      email text NOT NULL,
      period text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      CONSTRAINT share_mails_once UNIQUE (artist_id, email, period)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE share_mails, shares, share_versions')
}
