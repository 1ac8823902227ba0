import type { Knex } from 'knex'

// Concurrently, so that no writer waits; each statement is a transaction of its own.
export const config = { transaction: false }

const indexes = {
  orders_art_card: `orders (item_id) WHERE purpose = 'art-card'`,
  orders_unpaid_keymail: `orders (item_id) WHERE purpose = 'keymail' AND state IN ('creating', 'created', 'stranded')`,
  orders_refunded: `orders (payee_artist_id) WHERE refunded_cents > 0`,
  orders_to_platform: `orders (artist_id) WHERE payee_artist_id IS NULL AND artist_id IS NOT NULL`,
  orders_g_key: `orders (completed_at) WHERE purpose = 'g-key' AND state = 'completed'`,
  // Rows are stored almost in the order of these times, so BRIN costs writers next to nothing.
  orders_completed_at: `orders USING brin (completed_at) WITH (autosummarize = on)`,
  fans_created_at: `fans USING brin (created_at) WITH (autosummarize = on)`,
  songs_created_at: `songs USING brin (created_at) WITH (autosummarize = on)`,
  reviews_decided: `reviews (decided_at DESC, number DESC) WHERE state = 'decided'`,
  reviews_artist: `reviews ((evidence->>'artistId')) WHERE evidence->>'artistId' IS NOT NULL`,
  audit_log_action: `audit_log (action)`,
  audit_log_artist: `audit_log ((details->>'artistId')) WHERE details->>'artistId' IS NOT NULL`,
  green_room_entries_room_chat: `green_room_entries (artist_id, made) WHERE kind = 'message' AND removed_at IS NULL AND thread_id IS NULL`,
  editions_search: `editions USING gin (search) WHERE kind = 'album'`,
  artists_text: `artists USING gin (lower(stage_name || ' ' || legal_name || ' ' || email) gin_trgm_ops)`,
  applications_text: `g_key_applications USING gin (lower(email || ' ' || full_name || ' ' || artist_name) gin_trgm_ops)`,
  editions_title: `editions USING gin (title gin_trgm_ops)`,
  artists_stage_name: `artists USING gin (stage_name gin_trgm_ops)`,
  audit_log_text: `audit_log USING gin (lower(subject || ' ' || details::text) gin_trgm_ops)`,
}

export async function up(knex: Knex): Promise<void> {
  await runEach(knex, [
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
    // What an interrupted run left is invalid.
    ...Object.entries(indexes).flatMap(([name, definition]) => [
      `DROP INDEX CONCURRENTLY IF EXISTS ${name}`,
      `CREATE INDEX CONCURRENTLY ${name} ON ${definition}`,
    ]),
    // No statement uses it: the catalogue is read by id.
    'DROP INDEX CONCURRENTLY IF EXISTS songs_catalogue',
  ])
}

export async function down(knex: Knex): Promise<void> {
  await runEach(knex, [
    `CREATE INDEX CONCURRENTLY songs_catalogue ON songs (created_at DESC, id DESC) WHERE state = 'published'`,
    ...Object.keys(indexes).map((name) => `DROP INDEX CONCURRENTLY IF EXISTS ${name}`),
  ])
}

/** On one connection: waiting for transactions that began earlier delays nobody else, so it may take long. */
async function runEach(knex: Knex, statements: string[]): Promise<void> {
  const client = knex.client as {
    acquireConnection(): Promise<{ query(text: string): Promise<unknown> }>
    releaseConnection(connection: unknown): Promise<void>
  }
  const connection = await client.acquireConnection()
  try {
    for (const statement of ['SET lock_timeout = 0', ...statements, 'RESET lock_timeout'])
      await connection.query(statement)
  } finally {
    await client.releaseConnection(connection)
  }
}
