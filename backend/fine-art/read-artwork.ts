import sharp, { type Metadata, type Sharp } from 'sharp'
import { readHead } from '#module/storage'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal } from '#platform/refusal'
import { IMAGE_MAX_PIXELS, IMAGE_MIN_SIDE, refusals } from './contract.ts'

/** What the first bytes of a file must be, before any decoder sees it: nothing else is ever handed to one. */
const KINDS: { type: string; format: string; begins: (head: string) => boolean }[] = [
  { type: 'image/jpeg', format: 'jpeg', begins: (head) => head.startsWith('\xff\xd8\xff') },
  { type: 'image/png', format: 'png', begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/webp', format: 'webp', begins: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { type: 'image/avif', format: 'heif', begins: (head) => /^ftyp(avif|avis|mif1|miaf)/.test(head.slice(4)) },
  { type: 'image/tiff', format: 'tiff', begins: (head) => head.startsWith('II*\0') || head.startsWith('MM\0*') },
]

const DECODE_SECONDS = 30

/** Opens a picture under our limits; whatever claims more pixels is refused before one of them is decoded. */
export function openPicture(source: string | Buffer): Sharp {
  return sharp(source, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: DECODE_SECONDS,
  })
}

/**
 * Upright, without transparency, 8-bit sRGB: how every picture is worked with. What the camera wrote beside the pixels
 * (place, time, thumbnails, profiles) stays behind.
 */
export function normalise(picture: Sharp): Sharp {
  return picture.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
}

/**
 * What a received picture really is, by its content: JPEG, PNG, WebP, AVIF or TIFF within our limits. Returns its media
 * type and its size in pixels. Refuses with 400, 415, 422.
 */
export async function refuseUnlessPicture(
  file: ReceivedFile | undefined,
): Promise<{ type: string; width: number; height: number }> {
  if (!file || file.bytes === 0) throw new Refusal(refusals['image-missing'])
  const head = await readHead(file.path, 16)
  const kind = KINDS.find(({ begins }) => begins(head))
  if (!kind) throw new Refusal(refusals['not-an-image'])
  const { width, height, format } = await readSize(file.path)
  if (format !== kind.format) throw new Refusal(refusals['not-an-image'])
  if (width * height > IMAGE_MAX_PIXELS) throw new Refusal(refusals['image-too-many-pixels'])
  return { type: kind.type, width, height }
}

/** The same for what an artist wants to sell: large enough, and decoded once, so that a torn one is refused here. */
export async function readArtwork(file: ReceivedFile | undefined): Promise<{ type: string }> {
  const { type, width, height } = await refuseUnlessPicture(file)
  if (Math.min(width, height) < IMAGE_MIN_SIDE) throw new Refusal(refusals['image-too-small'])
  try {
    await openPicture(file?.path ?? '')
      .resize(8, 8)
      .raw()
      .toBuffer()
  } catch {
    throw new Refusal(refusals['not-an-image'])
  }
  return { type }
}

async function readSize(path: string): Promise<{ width: number; height: number; format: string }> {
  let read: Metadata
  try {
    // Header only. The limit comes after it, so that "too large" can be told from "not a picture".
    read = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata()
  } catch {
    throw new Refusal(refusals['not-an-image'])
  }
  return { width: read.width, height: read.height, format: read.format }
}
