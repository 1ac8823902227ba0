import {
  type StoredFile,
  deleteUncommittedFile,
  commitFile,
  releaseFile,
  storage,
  createStoredBytes,
} from '#module/storage'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import type { ObfuscationLevel } from '#contract/art-cards/images'
import { type AvifEffort, renderPublicImages, calculateImageFingerprint } from '#module/art-cards/images'
import { toUprightSrgb, openImage } from '#module/art-cards/images'

/**
 * Job: turns an upload into the owners' artwork (upright, sRGB, lossless, without metadata) and the public pictures,
 * then publishes the card. Idempotent. An undecodable picture makes the card `unreadable`.
 */
export async function renderCardImages({ cardId }: { cardId: string }, effort: AvifEffort = 2): Promise<void> {
  const [card] = await sql<{ key: string; bytes: number; level: ObfuscationLevel }>(
    db,
    `SELECT f.key, f.bytes, c.obfuscation_level AS level FROM art_cards c JOIN files f ON f.key = c.artwork_key
      WHERE c.id = $1 AND c.state = 'preparing'`,
    [cardId],
  )
  if (!card) return
  const received = await storage.read(card.key, 0, card.bytes - 1)
  const artwork = await decodeUpload(cardId, received)
  if (!artwork) return
  const [images, fingerprint] = await Promise.all([
    renderPublicImages(artwork.data, card.level, effort),
    calculateImageFingerprint(artwork.data),
  ])
  const stored: StoredFile[] = []
  const store = async (data: Buffer, type: string) => {
    const file = await createStoredBytes('art', data, type)
    stored.push(file)
    return file
  }
  try {
    const master = await store(artwork.data, 'image/png')
    const drawn: { type: string; width: number; key: string }[] = []
    for (const { type, width, data } of images) drawn.push({ type, width, key: (await store(data, type)).key })
    await runInTransaction(async (trx) => {
      const hung = await sql(
        trx,
        `UPDATE art_cards SET state = 'published', artwork_key = $2, width = $3, height = $4, fingerprint = $5
          WHERE id = $1 AND state = 'preparing' RETURNING id`,
        [cardId, master.key, artwork.width, artwork.height, fingerprint],
      )
      if (hung.length === 0) throw new Error('the card is already prepared')
      for (const file of stored) await commitFile(trx, file)
      await sql(
        trx,
        `INSERT INTO art_images (card_id, type, width, key)
         SELECT $1, i.type, i.width, i.key FROM unnest($2::text[], $3::int[], $4::text[]) AS i (type, width, key)`,
        [cardId, drawn.map((i) => i.type), drawn.map((i) => i.width), drawn.map((i) => i.key)],
      )
      // The upload and its camera metadata are no longer referenced: it is deleted below, else by the file purge.
      await releaseFile(trx, card.key)
    })
  } catch (error) {
    await Promise.all(stored.map(deleteUncommittedFile))
    throw error
  }
  await deleteUncommittedFile(card)
}

async function decodeUpload(cardId: string, received: Buffer) {
  try {
    const { data, info } = await toUprightSrgb(openImage(received))
      .png({ compressionLevel: 6 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    log.warn({ err: error, cardId }, 'could not decode the art card’s picture')
    await sql(db, `UPDATE art_cards SET state = 'unreadable' WHERE id = $1 AND state = 'preparing'`, [cardId])
    return undefined
  }
}
