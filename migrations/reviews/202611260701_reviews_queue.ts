import type { Knex } from 'knex'
import { toSearchText } from '#text/search-text'

const BATCH = 2_000

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE reviews
      -- The money at stake, in cents.
      ADD COLUMN cents bigint NOT NULL DEFAULT 0,
      -- The words it is found by: folded, written by who opens it.
      ADD COLUMN search tsvector NOT NULL DEFAULT '',
      -- The staff account that is to decide it. No lock: that is a claim.
      ADD COLUMN assigned_to uuid,
      ADD COLUMN assigned_to_name text,
      -- Who decided: a staff account, or a session of the first account.
      ADD COLUMN decided_by uuid,
      -- Until then the decision can be undone; afterwards its effect is applied once, which sets NULL.
      ADD COLUMN effects_due_at timestamptz,
      -- Why the effect of the last decision was refused, which opened the review again.
      ADD COLUMN effect_error text,
      ADD CONSTRAINT reviews_effects_of_decided CHECK (effects_due_at IS NULL OR state = 'decided');
    UPDATE reviews SET cents = (evidence->>'cents')::bigint WHERE jsonb_typeof(evidence->'cents') = 'number';
    DROP INDEX reviews_open;
    CREATE INDEX reviews_open_by_money ON reviews ((-cents), due_at, number) WHERE state = 'open';
    CREATE INDEX reviews_open_by_due ON reviews (due_at, number) WHERE state = 'open';
    CREATE INDEX reviews_effects_due ON reviews (effects_due_at) WHERE effects_due_at IS NOT NULL;
    CREATE INDEX reviews_search ON reviews USING gin (search);
  `)
  await updateSearch(knex)
}

/** What was opened before is found by its subject, the texts of its evidence, its artist and its payer. */
async function updateSearch(knex: Knex): Promise<void> {
  let after = 0
  for (;;) {
    const { rows } = await knex.raw<{ rows: { number: number; text: string }[] }>(
      `SELECT r.number, concat_ws(' ', r.subject, e.texts, a.stage_name, a.email, o.provider_order_id, o.payer_name, o.payer_email) AS text
         FROM reviews r
        CROSS JOIN LATERAL (SELECT string_agg(value, ' ') AS texts FROM jsonb_each_text(r.evidence) WHERE length(value) <= 200) e
         LEFT JOIN artists a ON a.id::text = r.evidence->>'artistId'
         LEFT JOIN orders o ON o.id::text = r.evidence->>'orderId'
        WHERE r.number > ? ORDER BY r.number LIMIT ${BATCH}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    await knex.raw(
      `UPDATE reviews r SET search = to_tsvector('simple', f.text)
         FROM unnest(?::bigint[], ?::text[]) AS f (number, text) WHERE r.number = f.number`,
      [rows.map(({ number }) => number), rows.map((row) => toSearchText(row.text))],
    )
    after = last.number
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE reviews DROP COLUMN cents, DROP COLUMN search, DROP COLUMN assigned_to, DROP COLUMN assigned_to_name,
      DROP COLUMN decided_by, DROP COLUMN effects_due_at, DROP COLUMN effect_error;
    CREATE INDEX reviews_open ON reviews (number) WHERE state = 'open';
  `)
}
