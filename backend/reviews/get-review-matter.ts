import { z } from 'zod'
import type { Db } from '#database/client'
import { sql } from '#database/sql'
import { toSearchText } from '#text/search-text'

const TEXT_MAX = 200

const uuid = z.guid()
const toId = (value: unknown) => uuid.safeParse(value).data ?? null

const matterSql = `
  SELECT concat_ws(' ', o.id, o.provider_order_id, o.capture_id, o.description, o.payer_name, o.payer_email,
           c.title, certificate.code, collector.name, collector.email, s.title, a.stage_name, a.legal_name, a.email,
           g.tracking_number, g.artist_name, g.full_name, g.email) AS text,
         coalesce(o.cents, fee.cents, 0) AS cents
    FROM (VALUES (1)) AS one (row)
    LEFT JOIN orders o ON o.id = $1::uuid
    LEFT JOIN art_certificates certificate ON certificate.order_id = o.id
    LEFT JOIN collectors collector ON collector.id = certificate.collector_id
    LEFT JOIN art_cards c ON c.id = coalesce($2::uuid, certificate.card_id, o.item_id)
    LEFT JOIN songs s ON s.id = $3::uuid
    LEFT JOIN artists a ON a.id = coalesce($4::uuid, s.artist_id, o.payee_artist_id, c.artist_id)
    LEFT JOIN g_key_applications g ON g.id = $5::uuid
    LEFT JOIN orders fee ON fee.id = g.order_id`

/**
 * The words a review is found by (order, payer, card, certificate, collector, song, artist, application and the texts of
 * its evidence), folded for `to_tsvector('simple', …)`, and the money at stake in cents.
 */
export async function getReviewMatter(
  on: Db,
  { subject, evidence }: { subject: string; evidence: Record<string, unknown> },
): Promise<{ words: string; cents: number }> {
  const ids = ['orderId', 'cardId', 'songId', 'artistId', 'applicationId'].map((name) => toId(evidence[name]))
  const [matter] = await sql<{ text: string; cents: number }>(on, matterSql, ids)
  const texts = Object.values(evidence).filter((value) => typeof value === 'string' && value.length <= TEXT_MAX)
  const { cents = matter?.cents } = evidence
  return {
    words: toSearchText([subject, ...texts, matter?.text].join(' ')),
    cents: typeof cents === 'number' && Number.isSafeInteger(cents) ? Math.abs(cents) : 0,
  }
}
