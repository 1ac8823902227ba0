import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE fans (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      -- The payer's address as confirmed by PayPal, in lower case.
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      name text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE keymails (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      code text NOT NULL UNIQUE CHECK (code ~ '^TM-[0-9]{8}-[A-Z0-9]{8}$'),
      edition_id uuid NOT NULL REFERENCES editions,
      -- Number k of n, fixed at issue, so that a sale updates no counter.
      copy int NOT NULL CHECK (copy >= 1),
      price_cents int NOT NULL CHECK (price_cents BETWEEN 99 AND 1000000),
      state text NOT NULL DEFAULT 'issued' CHECK (state IN ('issued', 'capturing', 'redeemed', 'void')),
      -- The order that is paying or has paid.
      order_id uuid UNIQUE REFERENCES orders,
      fan_id uuid REFERENCES fans,
      issued_at timestamptz NOT NULL DEFAULT now(),
      redeemed_at timestamptz,
      -- Public id of the copy, for its page and certificate. Not guessable.
      copy_id uuid NOT NULL DEFAULT gen_random_uuid(),
      -- When the artist mailed it to somebody.
      sent_at timestamptz,
      -- When its holder first played it. From then on it cannot be given away.
      entered_at timestamptz,
      gifted_at timestamptz,
      voided_at timestamptz,
      void_reason text CHECK (void_reason IN ('artist', 'refund', 'dispute')),
      CHECK ((state IN ('capturing', 'redeemed')) = (order_id IS NOT NULL)),
      CHECK ((state = 'redeemed') = (fan_id IS NOT NULL AND redeemed_at IS NOT NULL)),
      CONSTRAINT keymails_void_since CHECK ((state = 'void') = (voided_at IS NOT NULL)),
      CONSTRAINT keymails_given_or_entered CHECK (gifted_at IS NULL OR entered_at IS NULL OR entered_at > gifted_at)
    );
    CREATE UNIQUE INDEX keymails_one_per_copy ON keymails (edition_id, copy) WHERE state <> 'void';
    CREATE INDEX keymails_redeemed ON keymails (edition_id) WHERE state = 'redeemed';
    CREATE INDEX keymails_fan ON keymails (fan_id, edition_id) WHERE state = 'redeemed';
    CREATE INDEX keymails_issued_at ON keymails USING brin (issued_at);
    CREATE UNIQUE INDEX keymails_copy_id ON keymails (copy_id);
    CREATE INDEX keymails_of_edition ON keymails (edition_id, id DESC);

    CREATE FUNCTION refuse_copy_past_edition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM new_keymails k JOIN editions e ON e.id = k.edition_id WHERE k.copy > e.copies) THEN
        RAISE EXCEPTION 'a copy number past the edition' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER keymails_never_past_n AFTER INSERT ON keymails
      REFERENCING NEW TABLE AS new_keymails FOR EACH STATEMENT EXECUTE FUNCTION refuse_copy_past_edition();

    CREATE FUNCTION refuse_taking_back() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a % Keymail does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
    END $$;
    -- The artist may restore what they voided within ten minutes; keymails_one_per_copy decides about the number.
    CREATE TRIGGER keymails_only_forward BEFORE UPDATE OF state ON keymails FOR EACH ROW
      WHEN (OLD.state = 'redeemed' AND NEW.state IN ('issued', 'capturing') OR OLD.state = 'void' AND NEW.state <> 'void'
        AND NOT (NEW.state = 'issued' AND OLD.void_reason IS NOT DISTINCT FROM 'artist'
          AND OLD.voided_at > now() - interval '10 minutes'))
      EXECUTE FUNCTION refuse_taking_back();

    CREATE FUNCTION date_voiding() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.state = 'void' THEN
        NEW.voided_at := now();
        -- A redeemed Keymail becomes void only through a refund.
        IF OLD.state = 'redeemed' THEN NEW.void_reason := coalesce(NEW.void_reason, 'refund'); END IF;
      ELSE
        NEW.voided_at := NULL;
        NEW.void_reason := NULL;
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER keymails_void_since BEFORE UPDATE OF state ON keymails FOR EACH ROW
      WHEN ((OLD.state = 'void') <> (NEW.state = 'void')) EXECUTE FUNCTION date_voiding();

    -- TM-YYYYMMDD-XXXXXXXX with eight letters or digits from 128 strong random bits.
    CREATE FUNCTION new_keymail_code() RETURNS text LANGUAGE sql VOLATILE AS $$
      SELECT 'TM-' || to_char(now() AT TIME ZONE 'UTC', 'YYYYMMDD') || '-' || string_agg(
               substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
                      1 + (get_byte(random, 2 * n) * 256 + get_byte(random, 2 * n + 1)) % 36, 1), '')
        FROM (SELECT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) AS random) r,
             generate_series(0, 7) n
    $$;

    -- A message from an artist that is mailed to several addresses, with one Keymail each.
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
      -- In lower case. Null after the purge.
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
    -- A Keymail is mailed to one address only; after a bounce it may go to another.
    CREATE UNIQUE INDEX keymail_mailings_one_each ON keymail_mailings (keymail_id)
      WHERE state IN ('queued', 'sending', 'sent');
    CREATE INDEX keymail_mailings_letter ON keymail_mailings (letter_id);
    CREATE INDEX keymail_mailings_keymail ON keymail_mailings (keymail_id, id DESC);
    CREATE INDEX keymail_mailings_known ON keymail_mailings (created_at) WHERE email IS NOT NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE keymail_mailings, keymail_letters, keymails, fans;
    DROP FUNCTION refuse_copy_past_edition, refuse_taking_back, date_voiding, new_keymail_code;
  `)
}
