import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE collectors (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Null until the link in the first mail was used; such a row is forgotten after a while.
      confirmed_at timestamptz
    );
    CREATE INDEX collectors_unconfirmed ON collectors (created_at) WHERE confirmed_at IS NULL;

    ALTER TABLE sessions ADD COLUMN collector_id uuid REFERENCES collectors ON DELETE SET NULL;
    CREATE INDEX sessions_collector ON sessions (collector_id) WHERE collector_id IS NOT NULL;
    -- Who bought, when the buyer was signed in as a collector; set when the order is made.
    ALTER TABLE orders ADD COLUMN collector_id uuid REFERENCES collectors;

    ALTER TABLE art_cards
      ALTER COLUMN image_key DROP NOT NULL,
      -- Until the worker has drawn what the public sees, nobody but the artist knows of the card.
      ADD COLUMN state text NOT NULL DEFAULT 'published' CHECK (state IN ('preparing', 'published', 'unreadable')),
      ADD COLUMN width int,
      ADD COLUMN height int,
      -- Seeds the invisible owner marks of this card; leaves the server never.
      ADD COLUMN mark_seed bytea NOT NULL DEFAULT uuid_send(gen_random_uuid()),
      -- The artwork as 16 by 16 grey values, to recognise a picture that was found somewhere.
      ADD COLUMN fingerprint bytea CHECK (length(fingerprint) = 256);

    -- What the public may see of a card, in the sizes of the web.
    CREATE TABLE art_images (
      card_id uuid NOT NULL REFERENCES art_cards,
      type text NOT NULL CHECK (type IN ('image/avif', 'image/webp')),
      width int NOT NULL CHECK (width > 0),
      key text NOT NULL UNIQUE REFERENCES files,
      PRIMARY KEY (card_id, type, width)
    );

    -- Every copy there will ever be, made with its card: a number can be sold, never added.
    CREATE TABLE art_copies (
      card_id uuid NOT NULL REFERENCES art_cards,
      number int NOT NULL CHECK (number >= 1),
      state text NOT NULL DEFAULT 'free' CHECK (state IN ('free', 'held', 'capturing', 'sold')),
      order_id uuid UNIQUE REFERENCES orders,
      collector_id uuid REFERENCES collectors,
      PRIMARY KEY (card_id, number),
      CHECK ((state = 'free') = (order_id IS NULL)),
      CHECK ((state = 'free') = (collector_id IS NULL))
    );
    CREATE INDEX art_copies_free ON art_copies (card_id, number) WHERE state = 'free';
    CREATE INDEX art_copies_paying ON art_copies (card_id) WHERE state IN ('held', 'capturing');
    CREATE INDEX art_copies_collector ON art_copies (collector_id) WHERE collector_id IS NOT NULL;

    CREATE FUNCTION refuse_copy_past_card() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM new_copies n JOIN art_cards c ON c.id = n.card_id WHERE n.number > c.scarcity_count) THEN
        RAISE EXCEPTION 'a copy number past the edition' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER art_copies_never_past_n AFTER INSERT ON art_copies
      REFERENCING NEW TABLE AS new_copies FOR EACH STATEMENT EXECUTE FUNCTION refuse_copy_past_card();

    -- One for each sale, for ever: after a refund it stays and says that it is void.
    CREATE TABLE art_certificates (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      -- 62 random bits in hexadecimal: what a stranger checks on the verification page.
      code text NOT NULL UNIQUE DEFAULT 'TMC-' || upper(concat_ws('-', substr(gen_random_uuid()::text, 20, 4),
        substr(gen_random_uuid()::text, 25, 4), substr(gen_random_uuid()::text, 25, 4), substr(gen_random_uuid()::text, 25, 4))),
      -- What the invisible owner mark carries.
      mark bigint NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY CHECK (mark < 4294967296),
      card_id uuid NOT NULL,
      number int NOT NULL,
      collector_id uuid NOT NULL REFERENCES collectors,
      order_id uuid NOT NULL UNIQUE REFERENCES orders,
      -- The owner's full-resolution file, once the worker has made it.
      file_key text UNIQUE REFERENCES files,
      issued_at timestamptz NOT NULL DEFAULT now(),
      voided_at timestamptz,
      FOREIGN KEY (card_id, number) REFERENCES art_copies
    );
    CREATE UNIQUE INDEX art_certificates_one_owner ON art_certificates (card_id, number) WHERE voided_at IS NULL;
    CREATE INDEX art_certificates_collector ON art_certificates (collector_id);

    INSERT INTO art_copies (card_id, number) SELECT c.id, n FROM art_cards c, generate_series(1, c.scarcity_count) n;
    -- What was counted before copies had owners was never paid for here.
    UPDATE art_cards SET scarcity_sold = 0;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE art_certificates, art_copies, art_images;
    DROP FUNCTION refuse_copy_past_card;
    ALTER TABLE art_cards
      DROP COLUMN state, DROP COLUMN width, DROP COLUMN height, DROP COLUMN mark_seed, DROP COLUMN fingerprint;
    ALTER TABLE orders DROP COLUMN collector_id;
    ALTER TABLE sessions DROP COLUMN collector_id;
    DROP TABLE collectors;
  `)
}
