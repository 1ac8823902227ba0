import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE keymails (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      code text NOT NULL UNIQUE CHECK (code ~ '^TM-[0-9]{8}-[A-Z0-9]{8}$'),
      edition_id uuid NOT NULL REFERENCES editions,
      -- Number k of n, fixed when the code is issued: no counter is touched when it is sold.
      copy int NOT NULL CHECK (copy >= 1),
      price_cents int NOT NULL CHECK (price_cents BETWEEN 99 AND 1000000),
      state text NOT NULL DEFAULT 'issued' CHECK (state IN ('issued', 'capturing', 'redeemed', 'void')),
      -- The order that is paying or has paid for it.
      order_id uuid UNIQUE REFERENCES orders,
      fan_id uuid REFERENCES fans,
      issued_at timestamptz NOT NULL DEFAULT now(),
      redeemed_at timestamptz,
      CHECK ((state IN ('capturing', 'redeemed')) = (order_id IS NOT NULL)),
      CHECK ((state = 'redeemed') = (fan_id IS NOT NULL AND redeemed_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX keymails_one_per_copy ON keymails (edition_id, copy) WHERE state <> 'void';
    CREATE INDEX keymails_redeemed ON keymails (edition_id) WHERE state = 'redeemed';
    CREATE INDEX keymails_fan ON keymails (fan_id, edition_id) WHERE state = 'redeemed';

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
    CREATE TRIGGER keymails_only_forward BEFORE UPDATE OF state ON keymails FOR EACH ROW
      WHEN (OLD.state = 'redeemed' AND NEW.state IN ('issued', 'capturing') OR OLD.state = 'void' AND NEW.state <> 'void')
      EXECUTE FUNCTION refuse_taking_back();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE keymails;
    DROP FUNCTION refuse_copy_past_edition, refuse_taking_back;
  `)
}
