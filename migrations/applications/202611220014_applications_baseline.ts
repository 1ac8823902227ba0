import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE g_key_applications (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      -- A bearer secret: whoever knows it may follow and pay for the application.
      tracking_number text NOT NULL UNIQUE CHECK (tracking_number ~ '^TM-[0-9]{8}-[A-Z0-9]{8}$'),
      full_name text NOT NULL,
      email text NOT NULL,
      phone text,
      artist_name text NOT NULL,
      copyright_details text NOT NULL,
      document_key text UNIQUE REFERENCES files,
      state text NOT NULL DEFAULT 'submitted'
        CHECK (state IN ('submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'approved', 'declined')),
      -- The order that pays. Of several concurrent payments exactly one gets here.
      order_id uuid UNIQUE REFERENCES orders,
      -- Shown to the applicant when declined.
      reasons text,
      -- Internal basis of the decision.
      note text,
      artist_id uuid UNIQUE REFERENCES artists,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- When the latest confirmation link was requested.
      link_asked_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz,
      paid_at timestamptz,
      -- When the job that mails the payment confirmation was enqueued.
      paid_told_at timestamptz,
      decided_at timestamptz,
      -- When the G-Key was mailed. Until then the job may replace it.
      key_mailed_at timestamptz,
      -- When the fee was refunded in full. Such an application can only be declined.
      refunded_at timestamptz,
      -- Language of the applicant's browser, for mail from Godfrey.
      language text NOT NULL DEFAULT 'english' CHECK (language IN
        ('english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'chinese', 'japanese')),
      -- Increases with every change. Open tracking pages receive all changes after the one they know.
      change bigint NOT NULL DEFAULT 0,
      CHECK ((state = 'submitted') = (confirmed_at IS NULL)),
      CHECK ((state IN ('submitted', 'confirmed')) = (paid_at IS NULL)),
      CHECK (paid_at IS NULL OR order_id IS NOT NULL),
      CHECK ((state IN ('approved', 'declined')) = (decided_at IS NOT NULL)),
      CHECK ((state = 'approved') = (artist_id IS NOT NULL)),
      CHECK ((state = 'declined') = (reasons IS NOT NULL))
    );
    CREATE INDEX g_key_applications_untold ON g_key_applications (paid_at) WHERE paid_at IS NOT NULL AND paid_told_at IS NULL;
    CREATE INDEX g_key_applications_unconfirmed ON g_key_applications (link_asked_at) WHERE state = 'submitted';
    CREATE INDEX g_key_applications_unread ON g_key_applications (paid_at) WHERE state IN ('paid', 'verifying');

    CREATE FUNCTION refuse_application_backwards() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a % application does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
    END $$;
    CREATE TRIGGER g_key_applications_only_forward BEFORE UPDATE OF state ON g_key_applications FOR EACH ROW
      WHEN (OLD.state IN ('approved', 'declined') AND NEW.state <> OLD.state
         OR array_position(ARRAY['submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'approved', 'declined'], NEW.state)
          < array_position(ARRAY['submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'approved', 'declined'], OLD.state))
      EXECUTE FUNCTION refuse_application_backwards();

    -- Triggers, because the settling statement belongs to payments and cannot publish for other modules.
    CREATE FUNCTION tell_application() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.change := OLD.change + 1;
      PERFORM pg_notify('live', 'application:' || NEW.id || ' new');
      RETURN NEW;
    END $$;
    CREATE TRIGGER g_key_applications_tell BEFORE UPDATE ON g_key_applications FOR EACH ROW
      EXECUTE FUNCTION tell_application();

    CREATE FUNCTION tell_application_gone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', 'application:' || OLD.id || ' recheck');
      RETURN NULL;
    END $$;
    CREATE TRIGGER g_key_applications_tell_gone AFTER DELETE ON g_key_applications FOR EACH ROW
      EXECUTE FUNCTION tell_application_gone();

    -- Documents that an applicant added after submitting the form.
    CREATE TABLE g_key_application_documents (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      application_id uuid NOT NULL REFERENCES g_key_applications ON DELETE CASCADE,
      document_key text NOT NULL UNIQUE REFERENCES files,
      added_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX g_key_application_documents_of ON g_key_application_documents (application_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE g_key_application_documents, g_key_applications;
    DROP FUNCTION refuse_application_backwards, tell_application, tell_application_gone;
  `)
}
