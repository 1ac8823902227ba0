import { type StoredFile, discardFile, keepFile, storage, storeBytes } from '#module/storage'
import { db, inTransaction, sql } from '#platform/database'
import { log } from '#platform/logger'
import type { ObfuscationLevel } from './contract.ts'
import { type Effort, drawPublicImages, fingerprintOf } from './public-image.ts'
import { normalise, openPicture } from './read-artwork.ts'

/**
 * Job: makes of a received picture the artwork that owners get (upright, sRGB, lossless, nothing but pixels) and what the
 * public sees, then hangs the card. Repeating it changes nothing. A picture that cannot be opened after all is set aside.
 */
export async function prepareCard({ cardId }: { cardId: string }, effort: Effort = 2): Promise<void> {
  const [card] = await sql<{ key: string; bytes: number; level: ObfuscationLevel }>(
    db,
    `SELECT f.key, f.bytes, c.obfuscation_level AS level FROM art_cards c JOIN files f ON f.key = c.artwork_key
      WHERE c.id = $1 AND c.state = 'preparing'`,
    [cardId],
  )
  if (!card) return
  const received = await storage.read(card.key, 0, card.bytes - 1)
  const artwork = await decode(cardId, received)
  if (!artwork) return
  const [images, fingerprint] = await Promise.all([
    drawPublicImages(artwork.data, card.level, effort),
    fingerprintOf(artwork.data),
  ])
  const stored: StoredFile[] = []
  const store = async (data: Buffer, type: string) => {
    const file = await storeBytes('art', data, type)
    stored.push(file)
    return file
  }
  try {
    const master = await store(artwork.data, 'image/png')
    const drawn: { type: string; width: number; key: string }[] = []
    for (const { type, width, data } of images) drawn.push({ type, width, key: (await store(data, type)).key })
    await inTransaction(async (trx) => {
      const hung = await sql(
        trx,
        `UPDATE art_cards SET state = 'published', artwork_key = $2, width = $3, height = $4, fingerprint = $5
          WHERE id = $1 AND state = 'preparing' RETURNING id`,
        [cardId, master.key, artwork.width, artwork.height, fingerprint],
      )
      if (hung.length === 0) throw new Error('this card has been prepared already')
      for (const file of stored) await keepFile(trx, file)
      await sql(
        trx,
        `INSERT INTO art_images (card_id, type, width, key)
         SELECT $1, i.type, i.width, i.key FROM unnest($2::text[], $3::int[], $4::text[]) AS i (type, width, key)`,
        [cardId, drawn.map((i) => i.type), drawn.map((i) => i.width), drawn.map((i) => i.key)],
      )
      // The upload, with whatever its camera wrote into it, belongs to nothing from here on.
      await sql(trx, `UPDATE files SET state = 'storing' WHERE key = $1`, [card.key])
    })
  } catch (error) {
    await Promise.all(stored.map(discardFile))
    throw error
  }
  await discardFile(card)
}

async function decode(cardId: string, received: Buffer) {
  try {
    const { data, info } = await normalise(openPicture(received))
      .png({ compressionLevel: 6 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    log.warn({ err: error, cardId }, 'an art card’s picture could not be decoded')
    await sql(db, `UPDATE art_cards SET state = 'unreadable' WHERE id = $1 AND state = 'preparing'`, [cardId])
    return undefined
  }
}
