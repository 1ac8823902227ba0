import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { EndpointQuery } from '#contract/http'
import { db } from '#database/client'
import { getEstimatedRows, getEstimatedTableRows, sql } from '#database/sql'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { buildOpenSaleCountsSql } from '#module/catalog/editions/open-copies'
import { buildSearchQuery } from '#text/search-text'
import { listSongs as listSongsCall } from '#contract/catalog'
import { getCached } from '#runtime/memory/get-cached'
import {
  buildSellingEditionSql,
  buildSongPageSql,
  buildWalkedPageSql,
  isCommonWord,
  matchesSql,
} from './song-page-sql.ts'

/** A serialized catalog page with its headers. */
export type CatalogPage = { json: Buffer; etag: string; headers: Record<string, string> }

/** For so long, each process shows everybody the same page. */
const PAGE_MS = 1_500

const pageCache = new LRUCache<string, Promise<CatalogPage>>({ max: 300, ttl: PAGE_MS })

const buildListSongsSql = (pageSql: string) => `
  WITH ${pageSql}
  SELECT count(*)::int AS found, (array_agg(id::text ORDER BY n DESC))[1] AS last, coalesce(json_agg(json_build_object(
      'id', id, 'title', title, 'artist', artist, 'artistId', artist_id, 'price', (price_cents / 100.0)::float8, 'editionId', edition_id,
      'edition', kind, 'editionTitle', edition_title, 'copies', copies, 'copiesLeft', copies - sold,
      'soldOut', sold >= copies, 'durationMs', duration_ms,
      'previewUrl', '/api/songs/' || preview_of || '/preview', 'coverUrl', cover_url, 'openSale', open_sale) ORDER BY n), '[]')::text AS json
    FROM (
      SELECT p.id, p.title, p.duration_ms, p.artist_id, p.n, a.stage_name AS artist, e.*,
             CASE WHEN p.preview_key IS NOT NULL THEN p.id END AS preview_of,
             ${buildSoldCopiesSql('e.edition_id')} AS sold,
             ${buildOpenSaleCountsSql('e.edition_id')} AS open_sale,
             ${buildCoverUrlSql({ song: 'p.id', edition: 'e.edition_id' })} AS cover_url
        FROM page p JOIN artists a ON a.id = p.artist_id
        CROSS JOIN LATERAL (${buildSellingEditionSql('p.id', 'ed.id AS edition_id, ed.kind, ed.title AS edition_title, ed.price_cents, ed.copies')}) e) listed`

/** A page, and for how many milliseconds more it is the answer for everybody. */
export async function listSongs(
  query: EndpointQuery<typeof listSongsCall>,
): Promise<CatalogPage & { readyMs: number }> {
  const { q, limit, cursor = '', artistId = '', sort, openSale = '', genre = '', mood = '' } = query
  const key = [limit, cursor, artistId, sort, openSale, genre, mood, q].join(' ')
  const page = await getCached(pageCache, key, () => getCatalogPage(query))
  return { ...page, readyMs: pageCache.getRemainingTTL(key) }
}

async function getCatalogPage(query: EndpointQuery<typeof listSongsCall>): Promise<CatalogPage> {
  const { q, limit, cursor, artistId, sort, openSale, genre, mood } = query
  const words = buildSearchQuery(q)
  // A query without any word matches nothing.
  if (q && !words) return buildCatalogPage('[]')
  const values = [words ?? null, cursor ?? null, limit, artistId ?? null, genre ?? null, mood ?? null]
  const read = async (pageSql: string) =>
    (await sql<{ found: number; last: string | null; json: string }>(db, buildListSongsSql(pageSql), values))[0]
  const isWalked =
    words && sort !== 'newest' && !artistId && !genre && !mood && !openSale && (await isCommon(words, limit))
  let row = isWalked ? await read(buildWalkedPageSql({ ...query, sort })) : undefined
  if (row?.found !== limit) row = await read(buildSongPageSql(query))
  const next = row?.found === limit ? row.last : null
  const asked = { q, artistId, sort: sort === 'newest' ? '' : sort, openSale, genre, mood }
  return buildCatalogPage(
    row?.json ?? '[]',
    next
      ? {
          ...Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]))),
          limit: String(limit),
          cursor: next,
        }
      : undefined,
  )
}

async function isCommon(words: string, limit: number): Promise<boolean> {
  const [matches, songs] = await Promise.all([
    getEstimatedRows(db, matchesSql, [words]),
    getEstimatedTableRows(db, 'songs'),
  ])
  return isCommonWord(matches, songs ?? 0, limit)
}

function buildCatalogPage(text: string, next?: Record<string, string>): CatalogPage {
  const json = Buffer.from(text)
  const etag = `"${createHash('sha1').update(json).digest('base64url')}"`
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
  }
  if (next) headers['link'] = `<${listSongsCall.path}?${new URLSearchParams(next)}>; rel="next"`
  return { json, etag, headers }
}
