import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { PRICE_CENTS } from './provider-order.ts'

/** Size of the catalogue. */
export const SONGS = 100_000
/** In a database that has a catalogue. */
export const SONGS_BESIDE_OTHERS = 1_000
const ARTISTS = 1_000
export const EDITIONS_WITH_KEYMAILS = 400
const KEYMAILS_EACH = 100
const SESSIONS = 500

export type Session = { cookie: string; visitorId: string }

export type BenchData = {
  /** Codes that are never redeemed. */
  codes: string[]
  /** Anonymous visitors' sessions. */
  sessions: Session[]
}

/** 100,000 published songs of 1,000 artists, 400 editions with 100 Keymails each, 500 visitors. */
export async function createData(sql: pg.Client, songs = SONGS): Promise<BenchData> {
  await sql.query(`
    INSERT INTO artists (account_type, legal_name, stage_name, email, payment_email)
    SELECT 'production', 'Legal Name ' || n, 'Stage Name ' || n, 'artist' || n || '@bench.example',
           'paid' || n || '@bench.example' FROM generate_series(1, ${ARTISTS}) n;

    CREATE TEMP TABLE made AS
      SELECT n, uuidv7() AS song, uuidv7() AS edition, 'songs/' || gen_random_uuid() AS key, a.id AS artist
        FROM generate_series(1, ${songs}) n
        JOIN artists a ON a.email = 'artist' || n % ${ARTISTS} + 1 || '@bench.example' ORDER BY n;
    ANALYZE made;
    INSERT INTO files (key, state, bytes, type, sha256) SELECT key, 'kept', 1000, 'audio/wav', '\\x00' FROM made;
    INSERT INTO songs (id, artist_id, title, copyright_holders, contact, audio_key, duration_ms, state, preview_state, search)
      SELECT song, artist, 'Song number ' || n, ARRAY['Legal Name'], 'contact@bench.example', key, 60000 + n, 'published', 'none',
             to_tsvector('simple', 'song number ' || n || ' stage name ' || n % ${ARTISTS} + 1) FROM made;
    INSERT INTO editions (id, artist_id, kind, title, price_cents, copies)
      SELECT edition, artist, 'song', 'Song number ' || n, ${PRICE_CENTS}, ${KEYMAILS_EACH} FROM made;
    INSERT INTO edition_songs (edition_id, song_id, position) SELECT edition, song, 1 FROM made;
    -- At the commit a trigger adds each edition to the edition log, by a statement that reads them all if planned without statistics.
    ANALYZE songs, editions, edition_songs;`)
  // The newest editions, so that the first catalogue page has sales to count.
  const codes = await issueKeymails(sql, 0, EDITIONS_WITH_KEYMAILS)
  return { codes, sessions: await createSessions(sql, SESSIONS) }
}

async function issueKeymails(sql: pg.Client, from: number, editions: number): Promise<string[]> {
  const { rows } = await sql.query<{ code: string }>(
    `WITH picked AS (SELECT n, edition FROM made ORDER BY n DESC OFFSET $1 LIMIT $2),
     counted AS (UPDATE editions SET issued = ${KEYMAILS_EACH} FROM picked WHERE id = edition)
     INSERT INTO keymails (code, edition_id, copy, price_cents)
     SELECT 'TM-' || lpad((n % 100000000)::text, 8, '0') || '-' || upper(lpad(to_hex(copy), 8, 'C')), edition, copy,
            ${PRICE_CENTS}
       FROM picked, generate_series(1, ${KEYMAILS_EACH}) copy RETURNING code`,
    [from, editions],
  )
  return rows.map((row) => row.code)
}

/** Creates anonymous sessions. */
export async function createSessions(sql: pg.Client, count: number): Promise<Session[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const { rows } = await sql.query<{ hash: Buffer; visitorId: string }>(
    `INSERT INTO sessions (token_hash, visitor_id, expires_at)
     SELECT hash, uuidv7(), now() + interval '1 day' FROM unnest($1::bytea[]) hash
     RETURNING token_hash AS hash, visitor_id AS "visitorId"`,
    [tokens.map(calculateTokenHash)],
  )
  const visitors = new Map(rows.map((row) => [row.hash.toString('hex'), row.visitorId]))
  return tokens.map((token) => ({
    // PUBLIC_URL is https, so the web process reads the host-only cookie.
    cookie: `__Host-tm_session=${token}`,
    visitorId: visitors.get(calculateTokenHash(token).toString('hex')) ?? '',
  }))
}

/** Creates collectors, each with their own session. */
export async function createCollectors(sql: pg.Client, count: number): Promise<Session[]> {
  const sessions = await createSessions(sql, count)
  await sql.query(
    `WITH made AS (
       INSERT INTO collectors (email, name, confirmed_at)
       SELECT visitor || '@bench.example', 'Collector', now() FROM unnest($1::uuid[]) visitor RETURNING id, email)
     UPDATE sessions s SET collector_id = made.id FROM made WHERE made.email = s.visitor_id || '@bench.example'`,
    [sessions.map(({ visitorId }) => visitorId)],
  )
  return sessions
}

function calculateTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export type ApprovedOrder = { providerOrderId: string; cookie: string }

let editionsUsed = 0

/**
 * Creates approved orders, each for its own Keymail, spread over many songs. The provider order id encodes what the
 * stub replies: our order id and the number of the artist who is paid.
 */
export async function createOrders(sql: pg.Client, count: number, { sessions }: BenchData): Promise<ApprovedOrder[]> {
  const editions = Math.ceil(count / KEYMAILS_EACH)
  const codes = await issueKeymails(sql, EDITIONS_WITH_KEYMAILS + editionsUsed, editions)
  editionsUsed += editions
  const { rows } = await sql.query<ApprovedOrder & { visitorId: string }>(
    `INSERT INTO orders (id, visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
                         description, state, provider_order_id)
     SELECT o.id, o.visitor, 'keymail', o.keymail, 1, o.price_cents, 'USD', o.payment_email, o.artist, o.title, 'created',
            replace(o.id::text, '-', '') || 'P' || substring(o.payment_email FROM '[0-9]+')
       FROM (SELECT uuidv7() AS id, k.id AS keymail, k.price_cents, a.payment_email, a.id AS artist, e.title,
                    ($2::uuid[])[1 + (row_number() OVER (ORDER BY k.copy, k.id)) % cardinality($2::uuid[])] AS visitor
               FROM unnest($1::text[]) AS c (code) JOIN keymails k ON k.code = c.code
               JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
              ORDER BY k.copy, k.id LIMIT $3) o
     RETURNING provider_order_id AS "providerOrderId", visitor_id AS "visitorId"`,
    [codes, sessions.map((session) => session.visitorId), count],
  )
  const cookies = new Map(sessions.map((session) => [session.visitorId, session.cookie]))
  return rows.map(({ providerOrderId, visitorId }) => ({ providerOrderId, cookie: cookies.get(visitorId) ?? '' }))
}

/** Puts editions of payable artists on open sale, `copies` each, none sold. */
export async function createOpenSales(sql: pg.Client, editions: number, copies: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `WITH picked AS (SELECT edition AS id FROM made ORDER BY n LIMIT $1),
     kept AS (UPDATE editions e SET open_left = $2 FROM picked WHERE e.id = picked.id),
     opened AS (INSERT INTO open_sales (edition_id, per_person) SELECT id, 1 FROM picked RETURNING edition_id),
     put AS (INSERT INTO open_copies (edition_id) SELECT edition_id FROM opened, generate_series(1, $2) ORDER BY 1)
     SELECT id FROM picked`,
    [editions, copies],
  )
  await sql.query('ANALYZE open_sales, open_copies')
  return rows.map((row) => row.id)
}

/** Creates art cards of payable artists, `copies` each, none sold. */
export async function createCards(sql: pg.Client, cards: number, copies: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `WITH artist AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM artists
                 WHERE email LIKE '%@bench.example' LIMIT $1),
     picture AS (
       INSERT INTO files (key, state, bytes, type, sha256)
       SELECT 'art/' || gen_random_uuid(), 'kept', 1000, 'image/png', '\\x00' FROM artist RETURNING key),
     pictures AS (SELECT key, row_number() OVER () AS n FROM picture),
     cards AS (
       INSERT INTO art_cards (artist_id, title, rarity, artwork_key, price_cents, scarcity_count, verification_code,
                              obfuscation_level, state)
       SELECT artist.id, 'Card ' || n, 'rare', key, ${PRICE_CENTS}, $2, md5(key), 'standard', 'published'
         FROM artist JOIN pictures USING (n) RETURNING id)
     SELECT id FROM cards`,
    [cards, copies],
  )
  await sql.query(
    'INSERT INTO art_copies (card_id, number) SELECT id, n FROM unnest($1::uuid[]) id, generate_series(1, $2) n',
    [rows.map(({ id }) => id), copies],
  )
  await sql.query('ANALYZE art_cards, art_copies, collectors, sessions')
  return rows.map(({ id }) => id)
}
