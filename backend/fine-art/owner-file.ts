import sharp from 'sharp'
import { deleteUncommittedFile, commitFile, storage, storeBytes } from '#module/storage'
import { db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import { HttpResponse } from '#platform/route'
import { commonErrors } from '#contract/platform'
import { DISPLAY_MAX_SIDE, errors } from './contract.ts'
import { createWatermarkedFileJob } from './jobs.ts'
import { writeForensicWatermark } from './owner-mark.ts'

/** At most one job per copy is enqueued within this time. */
const ENQUEUE_INTERVAL_SECONDS = 30

/** Job: creates the full-resolution file of one copy with its owner's forensic watermark. Idempotent. */
export async function createWatermarkedFile({ certificateId }: { certificateId: string }): Promise<void> {
  const [wanted] = await sql<{ key: string; bytes: number; seed: Buffer; mark: number }>(
    db,
    `SELECT f.key, f.bytes, c.mark_seed AS seed, t.mark
       FROM art_certificates t JOIN art_cards c ON c.id = t.card_id JOIN files f ON f.key = c.artwork_key
      WHERE t.id = $1 AND t.file_key IS NULL AND t.voided_at IS NULL`,
    [certificateId],
  )
  if (!wanted) return
  const picture = await readPixels(await storage.read(wanted.key, 0, wanted.bytes - 1))
  writeForensicWatermark(picture, wanted.seed, wanted.mark)
  const { data, width, height } = picture
  const marked = sharp(data, { raw: { width, height, channels: 3 } })
  const file = await storeBytes('art', await marked.clone().png({ compressionLevel: 6 }).toBuffer(), 'image/png')
  const display = await storeBytes(
    'art',
    await marked
      .resize(DISPLAY_MAX_SIDE, DISPLAY_MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer(),
    'image/webp',
  )
  const kept = await inTransaction(async (trx) => {
    const mine = await sql(
      trx,
      `UPDATE art_certificates SET file_key = $2, display_key = $3
        WHERE id = $1 AND file_key IS NULL AND voided_at IS NULL RETURNING id`,
      [certificateId, file.key, display.key],
    )
    if (mine.length > 0) for (const made of [file, display]) await commitFile(trx, made)
    return mine.length > 0
  })
  if (!kept) await Promise.all([file, display].map(deleteUncommittedFile))
}

/** Decodes to 8-bit RGB, the pixel format of the forensic watermark. */
export async function readPixels(image: Buffer) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export function enqueueWatermarkedFiles(certificateIds: string[]): Promise<void> {
  return inTransaction(async (trx) => {
    for (const certificateId of certificateIds) {
      await enqueue(trx, createWatermarkedFileJob, { certificateId }, { singletonSeconds: ENQUEUE_INTERVAL_SECONDS, singletonKey: certificateId })
    }
  })
}

type OwnCopy = {
  title: string
  number: number
  file: { key: string; bytes: number; type: string } | null
  display: { key: string; bytes: number; type: string } | null
}

/** A copy, for its owner's session. Throws ApiError 401, 403, 404, or 409 after a refund. */
export async function getOwnCopy(certificateId: string, collectorId: string | null): Promise<OwnCopy> {
  const [copy] = await sql<OwnCopy & { collectorId: string; voided: boolean }>(
    db,
    `SELECT t.collector_id AS "collectorId", t.voided_at IS NOT NULL AS voided, c.title, t.number,
            (SELECT to_json(f) FROM files f WHERE f.key = t.file_key) AS file,
            (SELECT to_json(f) FROM files f WHERE f.key = t.display_key) AS display
       FROM art_certificates t JOIN art_cards c ON c.id = t.card_id WHERE t.id = $1`,
    [certificateId],
  )
  if (!collectorId) throw new ApiError(commonErrors['no-session'])
  if (!copy) throw new ApiError(errors['certificate-unknown'])
  if (copy.collectorId !== collectorId) throw new ApiError(errors['not-the-owner'])
  if (copy.voided) throw new ApiError(errors['certificate-void'])
  return copy
}

/** The owner's file, for the owner's session only. 202 while the worker is creating it. */
export async function downloadArtwork(
  certificateId: string,
  asked: { collectorId: string | null; size: 'full' | 'display'; head: boolean },
): Promise<HttpResponse> {
  const copy = await getOwnCopy(certificateId, asked.collectorId)
  const file = (asked.size === 'display' && copy.display) || copy.file
  if (!file) {
    await enqueueWatermarkedFiles([certificateId])
    return new HttpResponse(202, { message: 'Your file is being made. It takes a few seconds.' }, { 'retry-after': '2' })
  }
  const headers = {
    'content-type': file.type,
    'content-length': String(file.bytes),
    'content-disposition': `inline; filename*=UTF-8''${encodeFileName(copy.title, copy.number, file.type.slice('image/'.length))}`,
    'cache-control': 'private, max-age=3600',
  }
  if (asked.head) return new HttpResponse(200, undefined, headers)
  return new HttpResponse(200, await storage.stream(file.key, 0, file.bytes - 1), headers)
}

/** RFC 8187 encoding: a title may contain any character, a header only a few. */
function encodeFileName(title: string, number: number, kind: string): string {
  const name = `${title.slice(0, 80).replaceAll(/[\p{C}/\\]/gu, '') || 'artwork'} No. ${number}.${kind}`
  return encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
}
