import { writeFile } from 'node:fs/promises'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { certificateDocument } from '#module/art-cards/copies'
import { copyCertificate } from '#module/copies'
import { receiptDocument } from '#module/payments/receipts'
import { toFileName } from '#module/playback/delivery'
import { getDocumentBytes } from '#module/pdf'
import type { Person } from '#module/personal-data/links'

type Listed = { id: string; title: string }

/** The certificates of what a person holds and the receipts of what they paid, each written to a file by `add`. */
export async function renderDocuments(
  { email, artistId, fanIds, collectorIds }: Person,
  add: (path: string, write: (target: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const addAll = async (folder: string, listed: Listed[], get: (id: string) => Promise<Buffer>) => {
    for (const { id, title } of listed) {
      const bytes = await get(id).catch((error: unknown) => {
        // Refunded meanwhile: it has none any more.
        if (error instanceof ApiError) return undefined
        throw error
      })
      const path = `${folder}/${toFileName(title)} ${id.slice(-8)}.pdf`
      if (bytes) await add(path, (target) => writeFile(target, bytes))
    }
  }
  const copies = await sql<Listed>(
    db,
    `SELECT k.id, e.title || ' No. ' || k.copy AS title FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed' ORDER BY k.id`,
    [fanIds],
  )
  await addAll('certificates', copies, (keymailId) =>
    getDocumentBytes(copyCertificate, { keymailId, language: 'english' }),
  )
  const cards = await sql<Listed>(
    db,
    `SELECT t.id, c.title || ' No. ' || t.number AS title FROM art_certificates t JOIN art_cards c ON c.id = t.card_id
      WHERE t.collector_id = ANY ($1) AND t.voided_at IS NULL ORDER BY t.id`,
    [collectorIds],
  )
  await addAll('certificates', cards, (certificateId) =>
    getDocumentBytes(certificateDocument, { certificateId, language: 'english' }),
  )
  const paid = await sql<Listed>(
    db,
    `SELECT id, to_char(completed_at, 'YYYY-MM-DD') || ' ' || description AS title FROM orders
      WHERE state = 'completed' AND CASE WHEN $3::uuid IS NULL THEN payer_email = $1 OR collector_id = ANY ($2)
                                         ELSE artist_id = $3 AND payee_artist_id IS NULL END ORDER BY id`,
    [email, collectorIds, artistId],
  )
  await addAll('receipts', paid, (orderId) => getDocumentBytes(receiptDocument, { orderId, language: 'english' }))
}
