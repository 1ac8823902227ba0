import type { Knex } from 'knex'
import { toSearchText } from '#text/search-text'

// In pieces, so that no row stays locked for long; each statement is a transaction of its own.
export const config = { transaction: false }

const BATCH = 5_000
/** Scripts without spaces, whose pairs of letters were not stored until now. */
const UNSPACED = '[\u0E00-\u0E7F\u3005-\u30FF\u3400-\u9FFF]'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE artists ADD COLUMN IF NOT EXISTS search tsvector NOT NULL DEFAULT '';
    ALTER TABLE art_cards ADD COLUMN IF NOT EXISTS search tsvector NOT NULL DEFAULT '';
  `)
  await updateSearch(knex, 'artists', 'stage_name')
  await updateSearch(knex, 'art_cards', `t.title || ' ' || a.stage_name`)
  const unspaced = `t.title || a.stage_name ~ '${UNSPACED}'`
  await updateSearch(knex, 'songs', `t.title || ' ' || a.stage_name`, unspaced)
  await updateSearch(knex, 'editions', `t.title || ' ' || a.stage_name`, `t.kind = 'album' AND ${unspaced}`)
  for (const index of [
    'artists_search ON artists USING gin (search)',
    'art_cards_search ON art_cards USING gin (search)',
    'art_cards_title ON art_cards USING gin (title gin_trgm_ops)',
    'songs_title ON songs USING gin (title gin_trgm_ops)',
  ]) {
    await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${index.split(' ')[0]}`)
    await knex.raw(`CREATE INDEX CONCURRENTLY ${index}`)
  }
}

/** Folds the text of each row that `where` selects. */
async function updateSearch(knex: Knex, table: string, text: string, where = 'true'): Promise<void> {
  const artist = table === 'artists' ? '' : 'JOIN artists a ON a.id = t.artist_id'
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await knex.raw<{ rows: { id: string; text: string }[] }>(
      `SELECT t.id, ${text} AS text FROM ${table} t ${artist} WHERE t.id > ? AND (${where}) ORDER BY t.id LIMIT ${BATCH}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    await knex.raw(
      `UPDATE ${table} t SET search = to_tsvector('simple', f.text)
         FROM unnest(?::uuid[], ?::text[]) AS f (id, text) WHERE t.id = f.id`,
      [rows.map(({ id }) => id), rows.map((row) => toSearchText(row.text))],
    )
    after = last.id
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS songs_title, art_cards_title')
  await knex.raw('ALTER TABLE artists DROP COLUMN search; ALTER TABLE art_cards DROP COLUMN search')
}
