import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Addresses of artists' own programs that are told of sales.
    CREATE TABLE webhooks (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists ON DELETE CASCADE,
      url text NOT NULL,
      events text[] NOT NULL CHECK (events <> '{}'),
      -- Base64. We sign with it, so it cannot be a hash.
      secret text NOT NULL,
      -- The one before, which signs too until then.
      old_secret text,
      old_secret_until timestamptz,
      -- Off: nothing is sent. By its artist, or by the receiver's answer 410.
      active boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Failed tries in a row, over all deliveries; nothing is sent before retry_at.
      failures int NOT NULL DEFAULT 0,
      retry_at timestamptz
    );
    CREATE INDEX webhooks_artist ON webhooks (artist_id);

    -- What happened, written in the transaction of the sale and only for artists with a webhook. A job turns it into
    -- deliveries within seconds.
    CREATE TABLE webhook_events (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL,
      type text NOT NULL,
      -- A song's or album's edition, or an art card.
      edition_id uuid NOT NULL,
      -- The Keymail or the art certificate.
      subject_id uuid NOT NULL,
      copy int NOT NULL,
      happened_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE webhook_deliveries (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
      -- The receiver's webhook-id: the same at every try.
      event_id uuid NOT NULL,
      type text NOT NULL,
      -- The very bytes that are sent and signed.
      body text NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
      created_at timestamptz NOT NULL DEFAULT now(),
      -- It is given up then.
      until timestamptz NOT NULL DEFAULT now() + interval '3 days',
      -- Names the job that may try next, so that a job which runs twice sends once.
      turn int NOT NULL DEFAULT 0,
      tries int NOT NULL DEFAULT 0,
      last_tried_at timestamptz,
      -- Of the last answer; null if there was none.
      last_status int,
      last_error text,
      delivered_at timestamptz,
      CONSTRAINT webhook_deliveries_once UNIQUE (webhook_id, event_id)
    );
    CREATE INDEX webhook_deliveries_listed ON webhook_deliveries (webhook_id, id DESC);
    CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at);

    CREATE FUNCTION record_copy_webhook_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO webhook_events (artist_id, type, edition_id, subject_id, copy)
      SELECT e.artist_id, t.type, NEW.edition_id, NEW.id, NEW.copy
        FROM editions e CROSS JOIN unnest(string_to_array(TG_ARGV[0], ' ')) t (type)
       WHERE e.id = NEW.edition_id AND EXISTS (SELECT FROM webhooks w WHERE w.artist_id = e.artist_id);
      RETURN NULL;
    END $$;
    -- A copy on open sale gets its Keymail with the sale; a Keymail handed out before is redeemed by it.
    CREATE TRIGGER keymails_webhook_open_sale AFTER INSERT ON keymails FOR EACH ROW
      WHEN (NEW.state = 'redeemed') EXECUTE FUNCTION record_copy_webhook_event('copy.sold');
    CREATE TRIGGER keymails_webhook_redemption AFTER UPDATE OF state ON keymails FOR EACH ROW
      WHEN (OLD.state <> 'redeemed' AND NEW.state = 'redeemed')
      EXECUTE FUNCTION record_copy_webhook_event('copy.sold keymail.redeemed');
    CREATE TRIGGER keymails_webhook_refund AFTER UPDATE OF state ON keymails FOR EACH ROW
      WHEN (OLD.state = 'redeemed' AND NEW.state = 'void') EXECUTE FUNCTION record_copy_webhook_event('copy.refunded');

    CREATE FUNCTION record_card_webhook_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO webhook_events (artist_id, type, edition_id, subject_id, copy)
      SELECT c.artist_id, TG_ARGV[0], NEW.card_id, NEW.id, NEW.number FROM art_cards c
       WHERE c.id = NEW.card_id AND EXISTS (SELECT FROM webhooks w WHERE w.artist_id = c.artist_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER art_certificates_webhook_sale AFTER INSERT ON art_certificates FOR EACH ROW
      EXECUTE FUNCTION record_card_webhook_event('copy.sold');
    CREATE TRIGGER art_certificates_webhook_refund AFTER UPDATE OF voided_at ON art_certificates FOR EACH ROW
      WHEN (OLD.voided_at IS NULL AND NEW.voided_at IS NOT NULL)
      EXECUTE FUNCTION record_card_webhook_event('copy.refunded');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER keymails_webhook_open_sale ON keymails;
    DROP TRIGGER keymails_webhook_redemption ON keymails;
    DROP TRIGGER keymails_webhook_refund ON keymails;
    DROP TRIGGER art_certificates_webhook_sale ON art_certificates;
    DROP TRIGGER art_certificates_webhook_refund ON art_certificates;
    DROP FUNCTION record_copy_webhook_event, record_card_webhook_event;
    DROP TABLE webhook_deliveries, webhook_events, webhooks;
  `)
}
