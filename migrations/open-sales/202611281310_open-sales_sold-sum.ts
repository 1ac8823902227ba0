import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- How many copies were sold on open sale. With open_left, those not sold yet, lists need not count open_copies. What was sold
    -- before is added by the next migration: the new column keeps readers waiting until this transaction ends.
    ALTER TABLE editions ADD COLUMN open_sold int NOT NULL DEFAULT 0 CHECK (open_sold >= 0);

    -- A trigger, because processes of the version before sell until they are replaced. A number is given to a copy that was
    -- reserved in one update (buildNumberOpenCopySql); what the artist takes off sale gets none.
    CREATE FUNCTION count_open_sales() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.open_sold := OLD.open_sold + OLD.open_left - NEW.open_left;
      RETURN NEW;
    END $$;
    CREATE TRIGGER editions_open_sold BEFORE UPDATE OF open_left ON editions FOR EACH ROW
      WHEN (NEW.issued > OLD.issued AND NEW.open_left < OLD.open_left) EXECUTE FUNCTION count_open_sales();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER editions_open_sold ON editions;
    DROP FUNCTION count_open_sales;
    ALTER TABLE editions DROP COLUMN open_sold;
  `)
}
