import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Requests to pay an artist's sales to another PayPal address. The first address needs none.
    CREATE TABLE payment_email_changes (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      was text NOT NULL,
      becomes text NOT NULL,
      state text NOT NULL DEFAULT 'requested'
        CHECK (state IN ('requested', 'approved', 'applied', 'declined', 'stopped', 'replaced')),
      -- The review that decides it.
      effect_key text NOT NULL,
      requested_at timestamptz NOT NULL DEFAULT now(),
      -- When the new address answered its mail.
      confirmed_at timestamptz,
      -- Set by the approval.
      effective_at timestamptz,
      ended_at timestamptz,
      CHECK ((state IN ('requested', 'approved')) = (ended_at IS NULL)),
      CHECK (state NOT IN ('approved', 'applied') OR effective_at IS NOT NULL),
      CONSTRAINT payment_email_changes_take_a_day CHECK (effective_at >= requested_at + interval '24 hours'),
      CONSTRAINT payment_email_changes_not_early
        CHECK (state <> 'applied' OR confirmed_at IS NOT NULL AND ended_at >= effective_at)
    );
    -- One at a time: a later request replaces the earlier one.
    CREATE UNIQUE INDEX payment_email_changes_open ON payment_email_changes (artist_id)
      WHERE state IN ('requested', 'approved');
    CREATE INDEX payment_email_changes_due ON payment_email_changes (effective_at) WHERE state = 'approved';
    CREATE INDEX payment_email_changes_artist ON payment_email_changes (artist_id, id DESC);

    -- Backs up the statement that applies a change: nothing else moves an artist's sales to another account.
    CREATE FUNCTION refuse_unreviewed_payee() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM payment_email_changes c
                      WHERE c.artist_id = NEW.id AND c.becomes = NEW.payment_email AND c.was = OLD.payment_email
                        AND c.state IN ('approved', 'applied') AND c.confirmed_at IS NOT NULL AND c.effective_at <= now()) THEN
        RAISE EXCEPTION 'a payment address changes only after its review' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER artists_payee_reviewed BEFORE UPDATE OF payment_email ON artists FOR EACH ROW
      WHEN (OLD.payment_email IS NOT NULL AND NEW.payment_email IS NOT NULL AND OLD.payment_email <> NEW.payment_email)
      EXECUTE FUNCTION refuse_unreviewed_payee();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER artists_payee_reviewed ON artists;
    DROP FUNCTION refuse_unreviewed_payee;
    DROP TABLE payment_email_changes;
  `)
}
