import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE keymails
      -- Names the copy on its public page and its certificate: it cannot be guessed and tells nothing.
      ADD COLUMN copy_id uuid NOT NULL DEFAULT gen_random_uuid(),
      -- When it was mailed to somebody by its artist.
      ADD COLUMN sent_at timestamptz,
      -- When its holder first listened with it: from then on it is no gift any more.
      ADD COLUMN entered_at timestamptz,
      ADD COLUMN gifted_at timestamptz,
      ADD COLUMN voided_at timestamptz,
      ADD COLUMN void_reason text CHECK (void_reason IN ('artist', 'refund', 'dispute'));
    CREATE UNIQUE INDEX keymails_copy_id ON keymails (copy_id);
    CREATE INDEX keymails_of_edition ON keymails (edition_id, id DESC);
    UPDATE keymails SET voided_at = issued_at WHERE state = 'void';
    ALTER TABLE keymails ADD CONSTRAINT keymails_void_since CHECK ((state = 'void') = (voided_at IS NOT NULL));

    CREATE FUNCTION date_voiding() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.state = 'void' THEN
        NEW.voided_at := now();
        -- Only money that went back makes a sold one void.
        IF OLD.state = 'redeemed' THEN NEW.void_reason := coalesce(NEW.void_reason, 'refund'); END IF;
      ELSE
        NEW.voided_at := NULL;
        NEW.void_reason := NULL;
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER keymails_void_since BEFORE UPDATE OF state ON keymails FOR EACH ROW
      WHEN ((OLD.state = 'void') <> (NEW.state = 'void')) EXECUTE FUNCTION date_voiding();

    -- What its artist has just voided she may take back for ten minutes; keymails_one_per_copy stands behind it.
    DROP TRIGGER keymails_only_forward ON keymails;
    CREATE TRIGGER keymails_only_forward BEFORE UPDATE OF state ON keymails FOR EACH ROW
      WHEN (OLD.state = 'redeemed' AND NEW.state IN ('issued', 'capturing') OR OLD.state = 'void' AND NEW.state <> 'void'
        AND NOT (NEW.state = 'issued' AND OLD.void_reason IS NOT DISTINCT FROM 'artist'
          AND OLD.voided_at > now() - interval '10 minutes'))
      EXECUTE FUNCTION refuse_taking_back();

    -- An artist's own words, sent with one Keymail each to several addresses.
    CREATE TABLE keymail_letters (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      edition_id uuid NOT NULL REFERENCES editions,
      subject text NOT NULL,
      message text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX keymail_letters_artist ON keymail_letters (artist_id, created_at);

    CREATE TABLE keymail_mailings (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      letter_id uuid NOT NULL REFERENCES keymail_letters,
      keymail_id uuid NOT NULL REFERENCES keymails,
      -- In lower case; null when it has been forgotten.
      email text CHECK (email = lower(email)),
      email_hash bytea NOT NULL,
      state text NOT NULL DEFAULT 'queued'
        CHECK (state IN ('queued', 'sending', 'sent', 'bounced', 'suppressed', 'dropped')),
      reason text,
      claimed_at timestamptz,
      ended_at timestamptz,
      unsubscribe_token text NOT NULL UNIQUE
        DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    -- One Keymail goes to one address, once; after a bounce it may go to another.
    CREATE UNIQUE INDEX keymail_mailings_one_each ON keymail_mailings (keymail_id)
      WHERE state IN ('queued', 'sending', 'sent');
    CREATE INDEX keymail_mailings_letter ON keymail_mailings (letter_id);
    CREATE INDEX keymail_mailings_keymail ON keymail_mailings (keymail_id, id DESC);
    CREATE INDEX keymail_mailings_known ON keymail_mailings (created_at) WHERE email IS NOT NULL;

    -- Addresses that want no mail from artists any more, as hashes.
    CREATE TABLE mail_suppressions (
      email_hash bytea PRIMARY KEY,
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE mail_suppressions, keymail_mailings, keymail_letters;
    DROP TRIGGER keymails_only_forward ON keymails;
    CREATE TRIGGER keymails_only_forward BEFORE UPDATE OF state ON keymails FOR EACH ROW
      WHEN (OLD.state = 'redeemed' AND NEW.state IN ('issued', 'capturing') OR OLD.state = 'void' AND NEW.state <> 'void')
      EXECUTE FUNCTION refuse_taking_back();
    DROP TRIGGER keymails_void_since ON keymails;
    DROP FUNCTION date_voiding;
    ALTER TABLE keymails DROP CONSTRAINT keymails_void_since;
    DROP INDEX keymails_of_edition;
    ALTER TABLE keymails DROP COLUMN copy_id, DROP COLUMN sent_at, DROP COLUMN entered_at, DROP COLUMN gifted_at,
      DROP COLUMN voided_at, DROP COLUMN void_reason;
  `)
}
