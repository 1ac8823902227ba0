import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE g_key_applications (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      -- A bearer secret: who knows it may follow and pay for the application.
      tracking_number text NOT NULL UNIQUE CHECK (tracking_number ~ '^TM-[0-9]{8}-[A-Z0-9]{8}$'),
      full_name text NOT NULL,
      email text NOT NULL,
      phone text,
      artist_name text NOT NULL,
      copyright_details text NOT NULL,
      document_key text UNIQUE REFERENCES files,
      state text NOT NULL DEFAULT 'submitted'
        CHECK (state IN ('submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'approved', 'declined')),
      -- The order that is paying or has paid: of any number of payments at once exactly one gets here.
      order_id uuid UNIQUE REFERENCES orders,
      -- What the applicant is told when it is declined.
      reasons text,
      -- What the decision was based on. For the house only.
      note text,
      artist_id uuid UNIQUE REFERENCES artists,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- When the latest confirmation link was asked for.
      link_asked_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz,
      paid_at timestamptz,
      -- When the mail "it is paid" was handed to the job queue.
      paid_told_at timestamptz,
      decided_at timestamptz,
      -- When the G-Key was mailed. Until then the job may make it anew.
      key_mailed_at timestamptz,
      CHECK ((state = 'submitted') = (confirmed_at IS NULL)),
      CHECK ((state IN ('submitted', 'confirmed')) = (paid_at IS NULL)),
      CHECK (paid_at IS NULL OR order_id IS NOT NULL),
      CHECK ((state IN ('approved', 'declined')) = (decided_at IS NOT NULL)),
      CHECK ((state = 'approved') = (artist_id IS NOT NULL)),
      CHECK ((state = 'declined') = (reasons IS NOT NULL))
    );
    CREATE INDEX g_key_applications_untold ON g_key_applications (paid_at) WHERE paid_at IS NOT NULL AND paid_told_at IS NULL;

    CREATE FUNCTION refuse_application_backwards() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a % application does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
    END $$;
    CREATE TRIGGER g_key_applications_only_forward BEFORE UPDATE OF state ON g_key_applications FOR EACH ROW
      WHEN (OLD.state IN ('approved', 'declined') AND NEW.state <> OLD.state
         OR array_position(ARRAY['submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'approved', 'declined'], NEW.state)
          < array_position(ARRAY['submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'approved', 'declined'], OLD.state))
      EXECUTE FUNCTION refuse_application_backwards();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE g_key_applications;
    DROP FUNCTION refuse_application_backwards;
  `)
}
