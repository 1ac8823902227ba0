import { parseUntrustedFile } from '#module/storage'
import {
  type StoredFile,
  confirmFile,
  createStoredFile,
  deleteUnconfirmedFile,
  releaseFile,
} from '#module/storage/files'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import type { ObfuscationLevel } from '#contract/art-cards/images'
import { type AvifEffort, runImageTask } from '#module/art-cards/images'

type PreparedCard = { id: string; key: string; bytes: number; title: string; level: ObfuscationLevel }
export type RenderedImages = Awaited<ReturnType<typeof runImageTask<'card-images'>>>

/**
 * Job: turns an upload into the owners' artwork (upright, sRGB, lossless, without metadata) and the public pictures,
 * then publishes the card. Idempotent. A picture that breaks its reader makes the card `unreadable`.
 */
export async function renderCardImages({ cardId }: { cardId: string }, effort: AvifEffort = 2): Promise<void> {
  const [card] = await sql<PreparedCard>(
    db,
    `SELECT c.id, f.key, f.bytes, c.title, c.obfuscation_level AS level
       FROM art_cards c JOIN files f ON f.key = c.artwork_key WHERE c.id = $1 AND c.state = 'preparing'`,
    [cardId],
  )
  if (!card) return
  const { level, title } = card
  const upload = { ...card, subject: `The picture of the art card “${title}” breaks its reader`, evidence: { cardId } }
  const published = await parseUntrustedFile(upload, async ({ path, folder }) => {
    await publishRenderedCard(card, await runImageTask('card-images', { path, folder, level, effort }, folder))
    return true
  })
  // The upload and its camera metadata are no longer referenced.
  if (published) await deleteUnconfirmedFile(card)
  else await sql(db, `UPDATE art_cards SET state = 'unreadable' WHERE id = $1 AND state = 'preparing'`, [cardId])
}

/** Stores what was rendered and publishes the card. The upload is no longer referenced. */
export async function publishRenderedCard(
  card: Pick<PreparedCard, 'id' | 'key'>,
  { artwork, images, fingerprint }: RenderedImages,
): Promise<void> {
  const stored: StoredFile[] = []
  const store = async (file: { path: string; bytes: number }, type: string) => {
    const made = await createStoredFile('art', file, type)
    stored.push(made)
    return made
  }
  try {
    const master = await store(artwork, 'image/png')
    const drawn: { type: string; width: number; key: string }[] = []
    for (const image of images) {
      drawn.push({ type: image.type, width: image.width, key: (await store(image, image.type)).key })
    }
    await runInTransaction(async (trx) => {
      const hung = await sql(
        trx,
        `UPDATE art_cards c SET state = CASE WHEN s.suspended THEN 'taken-down' ELSE 'published' END,
                blocked_for = CASE WHEN s.suspended THEN 'suspension' END,
                artwork_key = $2, width = $3, height = $4, fingerprint = $5
           FROM (SELECT id, suspended_at IS NOT NULL AS suspended FROM artists) s
          WHERE c.id = $1 AND c.state = 'preparing' AND s.id = c.artist_id RETURNING c.id`,
        [card.id, master.key, artwork.width, artwork.height, Buffer.from(fingerprint, 'base64')],
      )
      if (hung.length === 0) throw new Error('the card is already prepared')
      for (const file of stored) await confirmFile(trx, file)
      await sql(
        trx,
        `INSERT INTO art_images (card_id, type, width, key)
         SELECT $1, i.type, i.width, i.key FROM unnest($2::text[], $3::int[], $4::text[]) AS i (type, width, key)`,
        [card.id, drawn.map((i) => i.type), drawn.map((i) => i.width), drawn.map((i) => i.key)],
      )
      await releaseFile(trx, card.key)
    })
  } catch (error) {
    await Promise.all(stored.map(deleteUnconfirmedFile))
    throw error
  }
}
