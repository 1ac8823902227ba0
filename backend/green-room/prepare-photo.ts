import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { type StoredFile, readHead, storeFile } from '#module/storage'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal } from '#platform/refusal'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, refusals } from './contract.ts'

export type Photo = { full: StoredFile; small: StoredFile; width: number; height: number }

const FULL_PX = 1600
const SMALL_PX = 640

/**
 * Makes web sizes of a received photo and stores them: upright, as WebP, without a word of what the camera noted (place,
 * time, device). What the file really is decides; its name and type are not asked. Refuses with 413 and 415.
 */
export async function preparePhoto(file: ReceivedFile): Promise<Photo> {
  if (file.bytes > PHOTO_MAX_BYTES) throw new Refusal(refusals['photo-too-large'])
  if (!(await looksLikePhoto(file.path))) throw new Refusal(refusals['not-a-photo'])
  const fullPath = `${file.path}-full`
  const smallPath = `${file.path}-small`
  let size: { width: number; height: number }
  try {
    // Turned as the camera was held; what is not asked to be kept is left behind.
    size = await sharp(file.path, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: FULL_PX, height: FULL_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(fullPath)
    await sharp(fullPath)
      .resize({ width: SMALL_PX, height: SMALL_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(smallPath)
  } catch {
    throw new Refusal(refusals['not-a-photo'])
  }
  const [full, small] = await Promise.all([store(fullPath), store(smallPath)])
  return { full, small, width: size.width, height: size.height }
}

async function store(path: string): Promise<StoredFile> {
  return storeFile('green-room', { path, bytes: (await stat(path)).size }, 'image/webp')
}

/** Only what cameras and phones make is handed to the decoder: no SVG, no PDF, nothing that refers to elsewhere. */
async function looksLikePhoto(path: string): Promise<boolean> {
  const head = await readHead(path, 16)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^....ftyp(avif|avis|mif1)/s.test(head)
  )
}
