import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { imageColumns } from '#module/art-cards/cards'
import type { Collector } from '#contract/art-cards/collectors'
import type { OwnedCopy } from './contract.ts'
import { errors } from '#contract/art-cards/cards'
import { enqueueWatermarkedFiles } from './create-watermarked-file.ts'
import { getCollector } from '#module/art-cards/collectors'

type Collection = {
  collector: Collector
  copies: OwnedCopy[]
  pending: { cardId: string; title: string; artist: string }[]
}

/** A collector's copies, newest first. Enqueues the creation of missing files. */
export async function listCollection(collectorId: string | null): Promise<Collection> {
  const collector = await getCollector(collectorId)
  if (!collector) throw new ApiError(errors['collector-required'], { message: 'Please log in to see your collection' })
  const [copies, pending] = await Promise.all([
    listOwnedCopies(collector.collectorId),
    listPendingPurchases(collector.collectorId),
  ])
  const missing = copies.filter((copy) => !copy.fileReady).map((copy) => copy.id)
  if (missing.length > 0) await enqueueWatermarkedFiles(missing)
  return { collector, copies, pending }
}

function listOwnedCopies(collectorId: string): Promise<OwnedCopy[]> {
  return sql<OwnedCopy>(
    db,
    `SELECT t.id, t.code, c.id AS "cardId", c.title, c.description, a.stage_name AS artist, c.rarity, t.number AS copy,
            c.scarcity_count AS "of", (o.cents / 100.0)::float8 AS price, c.medium, c.dimensions,
            c.year_created AS "yearCreated", ${imageColumns}, c.width, c.height,
            to_json(t.issued_at) #>> '{}' AS "acquiredAt", f.key IS NOT NULL AS "fileReady", f.bytes AS "fileBytes",
            $2 || '/fine-art/verify?code=' || t.code AS "verificationUrl"
       FROM art_certificates t
       JOIN art_cards c ON c.id = t.card_id
       JOIN artists a ON a.id = c.artist_id
       JOIN orders o ON o.id = t.order_id
       LEFT JOIN files f ON f.key = t.file_key
      WHERE t.collector_id = $1 AND t.voided_at IS NULL ORDER BY t.id DESC LIMIT 500`,
    [collectorId, config.PUBLIC_URL],
  )
}

function listPendingPurchases(collectorId: string) {
  return sql<{ cardId: string; title: string; artist: string }>(
    db,
    `SELECT c.id AS "cardId", c.title, a.stage_name AS artist
       FROM art_copies k JOIN art_cards c ON c.id = k.card_id JOIN artists a ON a.id = c.artist_id
      WHERE k.collector_id = $1 AND k.state = 'capturing' ORDER BY c.title`,
    [collectorId],
  )
}
