import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE art_cards (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      title text NOT NULL,
      description text NOT NULL DEFAULT '',
      rarity text NOT NULL CHECK (rarity IN ('common', 'uncommon', 'rare', 'legendary', 'masterpiece')),
      -- The artwork for its owners, never sent to anybody else.
      artwork_key text NOT NULL UNIQUE REFERENCES files,
      -- The public picture of cards published before art_images existed.
      image_key text UNIQUE REFERENCES files,
      price_cents int NOT NULL CHECK (price_cents BETWEEN 99 AND 1000000),
      scarcity_count int NOT NULL CHECK (scarcity_count BETWEEN 1 AND 10000),
      scarcity_sold int NOT NULL DEFAULT 0,
      medium text,
      dimensions text,
      year_created int,
      verification_code text NOT NULL UNIQUE,
      obfuscation_level text NOT NULL CHECK (obfuscation_level IN ('standard', 'enhanced', 'maximum')),
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Until its pictures are rendered, only the artist can see the card.
      state text NOT NULL DEFAULT 'published' CHECK (state IN ('preparing', 'published', 'unreadable')),
      width int,
      height int,
      -- Seed of the card's forensic watermarks. Never leaves the server.
      mark_seed bytea NOT NULL DEFAULT uuid_send(gen_random_uuid()),
      -- The artwork as 16 × 16 grey values, to recognize copies found elsewhere.
      fingerprint bytea CHECK (length(fingerprint) = 256),
      CONSTRAINT art_cards_never_past_n CHECK (scarcity_sold BETWEEN 0 AND scarcity_count)
    );
    CREATE INDEX art_cards_artist ON art_cards (artist_id);

    -- A card's public pictures, by format and width.
    CREATE TABLE art_images (
      card_id uuid NOT NULL REFERENCES art_cards,
      type text NOT NULL CHECK (type IN ('image/avif', 'image/webp')),
      width int NOT NULL CHECK (width > 0),
      key text NOT NULL UNIQUE REFERENCES files,
      PRIMARY KEY (card_id, type, width)
    );

    -- All copies, created with their card: numbers can be sold, never added.
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

    -- One per sale, kept for ever: after a refund it says that it is void.
    CREATE TABLE art_certificates (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      -- 62 random bits in hexadecimal, for the public verification page.
      code text NOT NULL UNIQUE DEFAULT 'TMC-' || upper(concat_ws('-', substr(gen_random_uuid()::text, 20, 4),
        substr(gen_random_uuid()::text, 25, 4), substr(gen_random_uuid()::text, 25, 4), substr(gen_random_uuid()::text, 25, 4))),
      -- Content of the forensic watermark.
      mark bigint NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY CHECK (mark < 4294967296),
      card_id uuid NOT NULL,
      number int NOT NULL,
      collector_id uuid NOT NULL REFERENCES collectors,
      order_id uuid NOT NULL UNIQUE REFERENCES orders,
      -- The owner's watermarked file in full resolution, once created.
      file_key text UNIQUE REFERENCES files,
      issued_at timestamptz NOT NULL DEFAULT now(),
      voided_at timestamptz,
      -- The same watermarked picture in screen size.
      display_key text UNIQUE REFERENCES files,
      FOREIGN KEY (card_id, number) REFERENCES art_copies
    );
    CREATE UNIQUE INDEX art_certificates_one_owner ON art_certificates (card_id, number) WHERE voided_at IS NULL;
    CREATE INDEX art_certificates_collector ON art_certificates (collector_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE art_certificates, art_copies, art_images, art_cards;
    DROP FUNCTION refuse_copy_past_card;
  `)
}
