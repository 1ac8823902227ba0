import { dirname } from 'node:path'
import { errors } from '#contract/art-cards/cards'
import { ApiError } from '#http/api-error'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { getFileHead } from '#module/storage'
import { runLimited } from '#runtime/limited/run-limited'
import { toUnreadableError } from '#http/body/to-unreadable-error'
import { IMAGE_MAX_PIXELS, IMAGE_MIN_SIDE } from './contract.ts'
import { IMAGE_LIMITS } from './image-limits.ts'
import type * as measureImageTask from './measure-image-task.ts'

const task = new URL('measure-image-task.ts', import.meta.url)

/** Magic bytes per format. Files that match none never reach a decoder. */
const IMAGE_KINDS: { type: string; format: string; begins: (head: string) => boolean }[] = [
  { type: 'image/jpeg', format: 'jpeg', begins: (head) => head.startsWith('\xff\xd8\xff') },
  { type: 'image/png', format: 'png', begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/webp', format: 'webp', begins: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { type: 'image/avif', format: 'heif', begins: (head) => /^ftyp(avif|avis|mif1|miaf)/.test(head.slice(4)) },
  { type: 'image/tiff', format: 'tiff', begins: (head) => head.startsWith('II*\0') || head.startsWith('MM\0*') },
]

/**
 * Asserts that an upload is a JPEG, PNG, WebP, AVIF or TIFF within our limits, judged by its content. Throws ApiError 400,
 * 415 or 422.
 */
export async function assertImage(file: ReceivedFile | undefined): Promise<void> {
  await measureImage(file)
}

/**
 * As assertImage, and also large enough to sell and fully decodable, so that a truncated file is rejected at upload.
 * Returns its media type.
 */
export async function assertArtwork(file: ReceivedFile | undefined): Promise<{ type: string }> {
  const { type, width, height } = await measureImage(file, { minSide: IMAGE_MIN_SIDE, maxPixels: IMAGE_MAX_PIXELS })
  if (Math.min(width, height) < IMAGE_MIN_SIDE) throw new ApiError(errors['image-too-small'])
  return { type }
}

async function measureImage(
  file: ReceivedFile | undefined,
  decode?: { minSide: number; maxPixels: number },
): Promise<{ type: string; width: number; height: number }> {
  if (!file || file.bytes === 0) throw new ApiError(errors['image-missing'])
  const head = await getFileHead(file.path, 16)
  const kind = IMAGE_KINDS.find(({ begins }) => begins(head))
  if (!kind) throw new ApiError(errors['not-an-image'])
  const { width, height, format } = await runMeasuring(file.path, decode)
  if (format !== kind.format) throw new ApiError(errors['not-an-image'])
  if (width * height > IMAGE_MAX_PIXELS) throw new ApiError(errors['image-too-many-pixels'])
  return { type: kind.type, width, height }
}

async function runMeasuring(path: string, decode: { minSide: number; maxPixels: number } | undefined) {
  const input = { path, ...(decode ? { decode } : {}) }
  try {
    return await runLimited<typeof measureImageTask>(task, input, IMAGE_LIMITS, dirname(path))
  } catch (error) {
    throw toUnreadableError(error, errors['not-an-image'])
  }
}
