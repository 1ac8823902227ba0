import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE orders (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      visitor_id uuid NOT NULL,
      artist_id uuid REFERENCES artists,
      purpose text NOT NULL
        CHECK (purpose IN ('upload', 'keymail', 'g-key', 'edition', 'art-card', 'library')),
      -- Depends on the purpose: a Keymail for 'keymail', the artist for 'upload' …
      item_id uuid NOT NULL,
      quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 100),
      cents int NOT NULL CHECK (cents > 0),
      currency text NOT NULL CHECK (currency = 'USD'),
      -- Null: the platform. Otherwise the artist's PayPal address when the order was created.
      payee_email text,
      payee_artist_id uuid REFERENCES artists,
      description text NOT NULL,
      -- creating -> created -> capturing -> completed. A declined capture returns to created; an order that was never
      -- created at PayPal stays creating. 'stranded' means paid but undeliverable, with an open
      -- review.
      state text NOT NULL DEFAULT 'creating'
        CHECK (state IN ('creating', 'created', 'capturing', 'completed', 'stranded')),
      create_request_id uuid NOT NULL DEFAULT gen_random_uuid(),
      provider_order_id text UNIQUE,
      capture_request_id uuid,
      capturing_since timestamptz,
      -- PayPal's status_details.reason while a capture is pending.
      pending_reason text,
      capture_id text UNIQUE,
      fee_cents int,
      refunded_cents int NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
      payer_email text,
      payer_name text,
      created_at timestamptz NOT NULL DEFAULT now(),
      completed_at timestamptz,
      -- When the hold on a copy without a code expires. Null: no hold.
      held_until timestamptz,
      -- The buyer, if signed in as a collector when the order was created.
      collector_id uuid REFERENCES collectors,
      -- When the receipt's job was enqueued and its mail sent.
      receipt_queued_at timestamptz,
      receipt_sent_at timestamptz,
      -- When the ledger last agreed with PayPal about this order.
      compared_at timestamptz,
      CHECK ((payee_email IS NULL) = (payee_artist_id IS NULL)),
      CHECK (state = 'creating' OR provider_order_id IS NOT NULL),
      CHECK (state <> 'capturing' OR (capture_request_id IS NOT NULL AND capturing_since IS NOT NULL)),
      CHECK ((state IN ('completed', 'stranded')) = (capture_id IS NOT NULL AND completed_at IS NOT NULL))
    );
    -- Backs up the conditional claim: at most one capture or sale per Keymail.
    CREATE UNIQUE INDEX orders_one_sale_per_keymail ON orders (item_id)
      WHERE purpose = 'keymail' AND state IN ('capturing', 'completed');
    CREATE INDEX orders_capturing ON orders (capturing_since) WHERE state = 'capturing';
    CREATE INDEX orders_payee ON orders (payee_artist_id, completed_at) WHERE state = 'completed';
    CREATE INDEX orders_stale ON orders (created_at) WHERE state = 'creating';
    CREATE INDEX orders_held ON orders (held_until) WHERE held_until IS NOT NULL;
    CREATE INDEX orders_receipt_due ON orders (completed_at) WHERE state = 'completed' AND receipt_queued_at IS NULL;
    CREATE INDEX orders_payer ON orders (payer_email) WHERE payer_email IS NOT NULL;

    -- Every attempt to capture, with its request id at PayPal.
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
      -- PayPal's capture or refund id: each is posted once.
      provider_id text NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (kind, provider_id)
    );
    CREATE INDEX ledger_postings_order ON ledger_postings (order_id);
    -- For dashboards. Rows are stored almost in this order, so BRIN costs writers next to nothing.
    CREATE INDEX ledger_postings_at ON ledger_postings USING brin (at);

    CREATE TABLE ledger_entries (
      posting_id uuid NOT NULL REFERENCES ledger_postings,
      account text NOT NULL,
      cents bigint NOT NULL CHECK (cents <> 0),
      PRIMARY KEY (posting_id, account)
    );
    CREATE INDEX ledger_entries_account ON ledger_entries (account);

    CREATE FUNCTION refuse_unbalanced_posting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Every statement has to balance, and therefore every posting does.
      IF EXISTS (SELECT FROM new_entries GROUP BY posting_id HAVING sum(cents) <> 0) THEN
        RAISE EXCEPTION 'a ledger posting must sum to zero' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ledger_balances AFTER INSERT ON ledger_entries
      REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_posting();
    CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
    CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

    -- Refunds requested from PayPal, with their request ids.
    CREATE TABLE refund_attempts (
      request_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders,
      started_at timestamptz NOT NULL DEFAULT now(),
      outcome text CHECK (outcome IN ('refunded', 'refused')),
      refund_id text,
      issue text,
      ended_at timestamptz
    );
    -- At most one open refund per order: a retry reuses its request id.
    CREATE UNIQUE INDEX refund_attempts_open ON refund_attempts (order_id) WHERE outcome IS NULL;

    -- Disputes that buyers opened at PayPal. Only a lost one has consequences.
    CREATE TABLE disputes (
      id text PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders,
      cents int NOT NULL CHECK (cents >= 0),
      reason text NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost')),
      opened_at timestamptz NOT NULL DEFAULT now(),
      resolved_at timestamptz,
      CHECK ((state = 'open') = (resolved_at IS NULL))
    );
    CREATE INDEX disputes_order ON disputes (order_id);

    -- PayPal's webhook events, each once. Hints only: the state is read from the API.
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
    DROP TABLE paypal_events, disputes, refund_attempts, ledger_entries, ledger_postings, capture_attempts, orders;
    DROP FUNCTION refuse_unbalanced_posting;
  `)
}
