import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE orders (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      visitor_id uuid NOT NULL,
      artist_id uuid REFERENCES artists,
      purpose text NOT NULL
        CHECK (purpose IN ('upload', 'keymail', 'g-key', 'edition', 'art-card', 'library')),
      -- What is bought: the Keymail of purpose 'keymail', the artist of purpose 'upload' …
      item_id uuid NOT NULL,
      quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 100),
      cents int NOT NULL CHECK (cents > 0),
      currency text NOT NULL CHECK (currency = 'USD'),
      -- Null: the platform itself. Else the artist's address as it was when the order was made.
      payee_email text,
      payee_artist_id uuid REFERENCES artists,
      description text NOT NULL,
      -- creating -> created -> capturing -> completed; a definite "no" leads back to created,
      -- an order that the provider never made stays creating. Stranded: paid, but nothing left to deliver, so a
      -- review is open.
      state text NOT NULL DEFAULT 'creating'
        CHECK (state IN ('creating', 'created', 'capturing', 'completed', 'stranded')),
      create_request_id uuid NOT NULL DEFAULT gen_random_uuid(),
      provider_order_id text UNIQUE,
      capture_request_id uuid,
      capturing_since timestamptz,
      -- Why the provider still keeps us waiting (its status_details.reason), when it said so.
      pending_reason text,
      capture_id text UNIQUE,
      fee_cents int,
      refunded_cents int NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
      payer_email text,
      payer_name text,
      created_at timestamptz NOT NULL DEFAULT now(),
      completed_at timestamptz,
      CHECK ((payee_email IS NULL) = (payee_artist_id IS NULL)),
      CHECK (state = 'creating' OR provider_order_id IS NOT NULL),
      CHECK (state <> 'capturing' OR (capture_request_id IS NOT NULL AND capturing_since IS NOT NULL)),
      CHECK ((state IN ('completed', 'stranded')) = (capture_id IS NOT NULL AND completed_at IS NOT NULL))
    );
    -- Behind the conditional claim: one Keymail is in one capture or sale at a time.
    CREATE UNIQUE INDEX orders_one_sale_per_keymail ON orders (item_id)
      WHERE purpose = 'keymail' AND state IN ('capturing', 'completed');
    CREATE INDEX orders_capturing ON orders (capturing_since) WHERE state = 'capturing';
    CREATE INDEX orders_payee ON orders (payee_artist_id, completed_at) WHERE state = 'completed';
    CREATE INDEX orders_stale ON orders (created_at) WHERE state = 'creating';

    -- Every try to move money, with the request id under which the provider knows it.
    CREATE TABLE capture_attempts (
      request_id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders,
      started_at timestamptz NOT NULL DEFAULT now(),
      outcome text CHECK (outcome IN ('completed', 'declined', 'not-approved', 'released')),
      issue text,
      debug_id text,
      ended_at timestamptz
    );
    CREATE INDEX capture_attempts_order ON capture_attempts (order_id);

    CREATE TABLE ledger_postings (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      kind text NOT NULL CHECK (kind IN ('sale', 'refund')),
      order_id uuid NOT NULL REFERENCES orders,
      -- The provider's capture or refund id: the same event is posted once.
      provider_id text NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (kind, provider_id)
    );
    CREATE INDEX ledger_postings_order ON ledger_postings (order_id);
    CREATE TABLE ledger_entries (
      posting_id uuid NOT NULL REFERENCES ledger_postings,
      account text NOT NULL,
      cents bigint NOT NULL CHECK (cents <> 0),
      PRIMARY KEY (posting_id, account)
    );
    CREATE INDEX ledger_entries_account ON ledger_entries (account);

    CREATE FUNCTION refuse_unbalanced_posting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Each statement balances by itself, so every posting does, always.
      IF EXISTS (SELECT FROM new_entries GROUP BY posting_id HAVING sum(cents) <> 0) THEN
        RAISE EXCEPTION 'a ledger posting must sum to zero' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ledger_balances AFTER INSERT ON ledger_entries
      REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_posting();

    CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
    CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

    -- Events from the provider, each once. A hint to look, never a fact.
    CREATE TABLE paypal_events (
      id text PRIMARY KEY,
      type text NOT NULL,
      provider_order_id text,
      body jsonb NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX paypal_events_order ON paypal_events (provider_order_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE paypal_events, ledger_entries, ledger_postings, capture_attempts, orders;
    DROP FUNCTION refuse_unbalanced_posting, refuse_rewriting;
  `)
}
