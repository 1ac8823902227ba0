import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- One mail about sales: to an artist, or to the buyer whose money went back.
    CREATE TABLE sale_mails (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid REFERENCES artists,
      -- The refund that the buyer is told of.
      posting_id uuid UNIQUE REFERENCES ledger_postings,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      CONSTRAINT sale_mails_one_recipient CHECK (num_nonnulls(artist_id, posting_id) = 1)
    );
    CREATE INDEX sale_mails_artist ON sale_mails (artist_id, created_at);
    CREATE INDEX sale_mails_created ON sale_mails (created_at);

    -- What an artist is told of, once each. Waits without a mail until one is due.
    CREATE TABLE sale_notices (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      kind text NOT NULL CHECK (kind IN ('sale', 'refund', 'sold-out', 'dispute', 'dispute-over')),
      -- The posting, the edition or art card, or the dispute.
      subject text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      mail_id uuid REFERENCES sale_mails ON DELETE CASCADE,
      CONSTRAINT sale_notices_once UNIQUE (kind, subject)
    );
    CREATE INDEX sale_notices_waiting ON sale_notices (artist_id) WHERE mail_id IS NULL;
    CREATE INDEX sale_notices_mail ON sale_notices (mail_id);

    -- How often an artist is told of sales. No row: at once.
    CREATE TABLE sale_mail_settings (
      artist_id uuid PRIMARY KEY REFERENCES artists,
      sales text NOT NULL CHECK (sales IN ('each', 'day', 'week', 'never'))
    );

    CREATE INDEX disputes_opened ON disputes (opened_at);
    CREATE INDEX disputes_resolved ON disputes (resolved_at) WHERE resolved_at IS NOT NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX disputes_resolved, disputes_opened;
    DROP TABLE sale_mail_settings, sale_notices, sale_mails;
  `)
}
