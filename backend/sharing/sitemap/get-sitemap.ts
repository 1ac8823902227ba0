import { LRUCache } from 'lru-cache'
import type { EndpointQuery } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'
import { getCached } from '#runtime/memory/get-cached'
import { encodeXml } from '#text/encode-xml'
import { getSitemap as describeSitemap, SITEMAP_FILE_PAGES, SITEMAP_KINDS } from '../contract.ts'

type Kind = (typeof SITEMAP_KINDS)[number]

/** The path of each public page, by the id that orders them. */
export const PAGES: Record<Kind, string> = {
  songs: `SELECT id, '/songs/' || id AS path FROM songs WHERE state = 'published'`,
  albums: `SELECT id, '/albums/' || id AS path FROM editions WHERE kind = 'album' AND state = 'published' AND blocked_at IS NULL`,
  artists: `SELECT a.id, '/artists/' || coalesce(d.name, a.id::text) AS path
              FROM artists a LEFT JOIN artist_addresses d ON d.artist_id = a.id AND d.is_current
             WHERE a.account_type = 'production' AND a.closed_at IS NULL AND a.suspended_at IS NULL
               AND EXISTS (SELECT FROM songs s WHERE s.artist_id = a.id AND s.state = 'published')`,
  cards: `SELECT c.id, '/fine-art/card/' || c.id AS path FROM art_cards c JOIN artists a ON a.id = c.artist_id
           WHERE c.state = 'published' AND a.suspended_at IS NULL`,
}

// The first id of every file. Counting them reads every public id, and nobody misses a page for an hour.
const indexCache = new LRUCache<'index', Promise<string>>({ max: 1, ttl: 3_600_000 })

/** The sitemap's index; with `kind`, the file of that kind that begins at `from`, an id, or at the first one. */
export async function getSitemap({ kind, from }: EndpointQuery<typeof describeSitemap>): Promise<HttpResponse> {
  return new HttpResponse(200, kind ? await renderFile(kind, from) : await getIndex(), {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
}

const getIndex = (): Promise<string> => getCached(indexCache, 'index', renderIndex)

async function renderIndex(): Promise<string> {
  const lines = ['<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">']
  for (const kind of SITEMAP_KINDS) {
    const files = await sql<{ from: string }>(
      db,
      `SELECT id AS from FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM (${PAGES[kind]}) pages) numbered
        WHERE number % $1 = 1 ORDER BY id`,
      [SITEMAP_FILE_PAGES],
    )
    for (const { from } of files) {
      const url = `${config.PUBLIC_URL}${describeSitemap.path}?${new URLSearchParams({ kind, from })}`
      lines.push(`<sitemap><loc>${encodeXml(url)}</loc></sitemap>`)
    }
  }
  return renderXml([...lines, '</sitemapindex>'])
}

async function renderFile(kind: Kind, from: string | undefined): Promise<string> {
  // Put together by the database: thousands of rows as objects would cost a web process megabytes.
  const [file] = await sql<{ urls: string | null }>(
    db,
    `SELECT string_agg('<url><loc>' || $1 || path || '</loc></url>', E'\n' ORDER BY id) AS urls
       FROM (SELECT * FROM (${PAGES[kind]}) pages WHERE $2::uuid IS NULL OR id >= $2 ORDER BY id LIMIT $3) listed`,
    [encodeXml(config.PUBLIC_URL), from ?? null, SITEMAP_FILE_PAGES],
  )
  return renderXml(['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', file?.urls ?? '', '</urlset>'])
}

const renderXml = (lines: string[]) => ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ''].join('\n')
