import { db } from '#database/client'
import { sql } from '#database/sql'
import { getArtistAddress } from '#module/artists/addresses'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildCoverKeySql } from '#module/catalog/covers'
import type { Language } from '#contract/text'
import { sharing } from '#text/messages/catalogs/sharing/en'
import { getMessages } from '#text/messages/get-messages'
import { formatCents } from '#text/messages/format-cents'
import { locales } from '#text/messages/locales'
import { buildAnnouncedSql, offSaleSql } from '#module/catalog/releases'

/** What a shared link shows of its subject. */
export type SharedPage = {
  kind: 'song' | 'album' | 'artist' | 'art-card'
  id: string
  path: string
  title: string
  artist: string
  artistId: string
  /** One sentence. */
  description: string
  /** Price of a copy; 0 for an artist. */
  cents: number
  /** Copies without an owner; 0 for an artist. */
  left: number
  /** Its artist sells none of them for now. */
  offSale: boolean
  /** Storage key of its picture; if null, a cover is generated from the id. */
  imageKey: string | null
}

const UUID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})'
const PATH_PATTERNS: { kind: SharedPage['kind']; pattern: RegExp }[] = [
  { kind: 'song', pattern: new RegExp(`^/songs/${UUID}$`) },
  { kind: 'album', pattern: new RegExp(`^/albums/${UUID}$`) },
  { kind: 'artist', pattern: /^\/artists\/([\w-]+)$/ },
  { kind: 'art-card', pattern: new RegExp(`^/fine-art/card/${UUID}$`) },
]

type SharedPageRow = Omit<SharedPage, 'kind' | 'path' | 'description'> & { copies: number }

const SHARED_PAGE_SQL: Record<SharedPage['kind'], string> = {
  song: `
    SELECT s.id, s.title, a.stage_name AS artist, a.id AS "artistId",
           ${buildCoverKeySql({ song: 's.id', edition: 'e.id' })} AS "imageKey", e.price_cents AS cents, e.copies,
           e.copies - ${buildSoldCopiesSql('e.id')} AS left, s.state = 'unpublished' AND ${offSaleSql} AS "offSale"
      FROM songs s JOIN artists a ON a.id = s.artist_id
     CROSS JOIN LATERAL (
       SELECT ed.* FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
        WHERE es.song_id = s.id
        ORDER BY ed.state = 'published' DESC, ${buildAnnouncedSql('ed.id')} DESC, ed.kind = 'song' DESC, ed.id LIMIT 1) e
     WHERE s.id = $1 AND (s.state = 'published' OR s.state = 'unpublished' AND (${buildAnnouncedSql('e.id')} OR ${offSaleSql}))`,
  album: `
    SELECT e.id, e.title, a.stage_name AS artist, a.id AS "artistId", ${buildCoverKeySql({ edition: 'e.id' })} AS "imageKey",
           e.price_cents AS cents, e.copies, e.copies - ${buildSoldCopiesSql('e.id')} AS left, ${offSaleSql} AS "offSale"
      FROM editions e JOIN artists a ON a.id = e.artist_id
     WHERE e.id = $1 AND e.kind = 'album' AND (e.state = 'published' OR ${buildAnnouncedSql('e.id')} OR ${offSaleSql}) AND e.blocked_at IS NULL`,
  artist: `
    SELECT a.id, a.stage_name AS title, a.stage_name AS artist, a.id AS "artistId", NULL AS "imageKey", 0 AS cents,
           count(*)::int AS copies, 0 AS left, false AS "offSale"
      FROM artists a JOIN songs s ON s.artist_id = a.id AND s.state = 'published'
     WHERE a.id = $1 GROUP BY a.id`,
  'art-card': `
    SELECT c.id, c.title, a.stage_name AS artist, a.id AS "artistId", c.price_cents AS cents,
           coalesce((SELECT i.key FROM art_images i WHERE i.card_id = c.id AND i.type = 'image/webp'
                      ORDER BY i.width DESC LIMIT 1), c.image_key) AS "imageKey", c.scarcity_count AS copies, c.scarcity_count - c.scarcity_sold AS left,
           false AS "offSale"
      FROM art_cards c JOIN artists a ON a.id = c.artist_id WHERE c.id = $1 AND c.state = 'published'`,
}

/** The subject a path refers to, an artist by id or readable address; undefined for all other pages. */
export function parseSharedPath(path: string): { kind: SharedPage['kind']; id: string } | undefined {
  for (const { kind, pattern } of PATH_PATTERNS) {
    const id = pattern.exec(path)?.[1]
    if (id) return { kind, id }
  }
  return undefined
}

/** The published subject behind a path; undefined if there is none. */
export async function getSharedPage(path: string, language: Language = 'english'): Promise<SharedPage | undefined> {
  const address = parseSharedPath(path)
  if (!address) return undefined
  const id = address.kind === 'artist' ? (await getArtistAddress(address.id))?.artistId : address.id
  const [row] = id ? await sql<SharedPageRow>(db, SHARED_PAGE_SQL[address.kind], [id]) : []
  if (!row) return undefined
  const { copies, ...shared } = row
  return {
    ...shared,
    kind: address.kind,
    path,
    description: buildDescription(address.kind, { ...shared, copies }, language),
  }
}

function buildDescription(
  kind: SharedPage['kind'],
  { artist, cents, copies, left, offSale }: SharedPageRow,
  language: Language,
): string {
  const t = getMessages(sharing, language)
  const locale = locales[language]
  if (kind === 'artist') return t('description.artist', { songs: copies, artist })
  if (left <= 0) return t('description.soldOut', { copies, artist })
  if (offSale) return t('description.offSale', { copies, artist })
  const price = formatCents(cents, language)
  return t('description.onSale', { copies, left: left.toLocaleString(locale), price, artist })
}
