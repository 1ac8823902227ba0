import type pg from 'pg'
import { buildCookie, calculateTokenHash, createSongFiles } from '../scale/data-set.ts'
import type { Goods, RoomMember } from './traffic.ts'

const MEMBERS = 40
const KEYMAILS = 1_200
const OPEN_COPIES = 900
const CARDS = 300

/** Signs in holders of the large artist and of others, each in a browser of their own. */
export async function createMembers(client: pg.Client, artist: string): Promise<RoomMember[]> {
  const { rows } = await client.query<{ fan: string; artist: string }>(
    `(SELECT fan_id AS fan, artist_id AS artist FROM green_room_members WHERE artist_id = $1 LIMIT $2)
     UNION ALL (SELECT fan_id, artist_id FROM green_room_members WHERE artist_id <> $1 ORDER BY id DESC LIMIT $2)`,
    [artist, MEMBERS / 2],
  )
  const members: RoomMember[] = []
  for (const [n, { fan, artist: artistId }] of rows.entries()) {
    await client.query(
      `INSERT INTO sessions (token_hash, visitor_id, fan_ids, expires_at)
       VALUES ($1, uuidv7(), ARRAY[$2::uuid], now() + interval '1 day') ON CONFLICT (token_hash) DO NOTHING`,
      [calculateTokenHash(`member${n}`), fan],
    )
    members.push({ cookie: buildCookie(`member${n}`), artistId })
  }
  return members
}

/** What the traffic buys: issued Keymails all over the catalog, copies on open sale, art cards. */
export async function createGoods(client: pg.Client, dataDir: string): Promise<Record<Goods['purpose'], Goods[]>> {
  const { rows: keymails } = await client.query<{ code: string; cents: number; song: string }>(
    `SELECT k.code, k.price_cents AS cents, s.id AS song
       FROM keymails k JOIN editions e ON e.id = k.edition_id AND e.blocked_at IS NULL
       JOIN edition_songs es ON es.edition_id = e.id AND es.position = 1 JOIN songs s ON s.id = es.song_id
      WHERE k.state = 'issued' AND e.kind = 'song' AND s.state = 'published' AND k.price_cents >= 100
        AND hashtext(k.code) % 400 = 0 LIMIT ${KEYMAILS}`,
  )
  await createSongFiles(client, [...new Set(keymails.map(({ song }) => song))], dataDir)
  const { rows: editions } = await client.query<{ id: string; cents: number }>(
    `SELECT e.id, e.price_cents AS cents FROM open_sales o JOIN editions e ON e.id = o.edition_id
      WHERE e.open_left > 100 AND e.price_cents >= 100 ORDER BY e.id DESC`,
  )
  const { rows: cards } = await client.query<{ id: string }>(
    `SELECT id FROM art_cards WHERE state = 'published' AND scarcity_sold < scarcity_count ORDER BY id DESC LIMIT ${CARDS}`,
  )
  return {
    keymail: keymails.map(({ code, cents }) => ({ purpose: 'keymail', reference: code, dollars: toDollars(cents) })),
    edition: Array.from({ length: editions.length === 0 ? 0 : OPEN_COPIES }, (_, n) => {
      const { id = '', cents = 0 } = editions[n % editions.length] ?? {}
      return { purpose: 'edition', reference: id, dollars: toDollars(cents) }
    }),
    'art-card': cards.map(({ id }) => ({ purpose: 'art-card', reference: id, dollars: '' })),
  }
}

const toDollars = (cents: number) => (cents / 100).toFixed(2)
