import sharp from 'sharp'
import { buildWavHeader } from '#local/seed/music/build-wav-header'

/** One second of a tone: a valid WAV of 88,244 bytes. */
export function buildWav(hertz = 440): Buffer {
  const samples = 44_100
  const wav = Buffer.alloc(44 + samples * 2)
  buildWavHeader(samples, 44_100, 1).copy(wav)
  for (let i = 0; i < samples; i++) {
    wav.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * hertz * i) / 44_100)), 44 + i * 2)
  }
  return wav
}

/**
 * A picture of this size in any format: a smooth gradient with some grain, so that every encoder has something to
 * encode.
 */
export async function buildPicture(
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' = 'png',
  { width = 900, height = 800 } = {},
): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  for (let n = 0; n < width * height; n++) {
    const [x, y] = [n % width, Math.floor(n / width)]
    const grain = (x * 7919 + y * 104_729) % 23
    data[n * 3] = 40 + (x * 150) / width + grain
    data[n * 3 + 1] = 30 + (y * 150) / height + grain
    data[n * 3 + 2] = 90 + grain
  }
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  return kind === 'avif' ? picture.avif({ effort: 0 }).toBuffer() : picture.toFormat(kind).toBuffer()
}
