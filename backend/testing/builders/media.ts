import { constants, crc32, deflateRawSync } from 'node:zlib'
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

type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff'

const pictures = new Map<string, Promise<Buffer>>()

/**
 * A picture of this size in any format: a smooth gradient with some grain, so that every encoder has something to
 * encode. Drawn once: many tests send the same one.
 */
export async function buildPicture(
  kind: PictureKind = 'png',
  { width, height }: PictureSize = PUBLISHABLE_SIZE,
): Promise<Buffer> {
  const key = `${kind} ${width} ${height}`
  const picture = pictures.get(key) ?? drawPicture(kind, width, height)
  pictures.set(key, picture)
  return Buffer.from(await picture)
}

export type PictureSize = { width: number; height: number }

/** The least that artists may publish, and a little more. */
export const PUBLISHABLE_SIZE: PictureSize = { width: 900, height: 800 }

async function drawPicture(kind: PictureKind, width: number, height: number): Promise<Buffer> {
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

const FLAC_RATE = 44_100
const FLAC_BLOCK = 65_535

/** A mono FLAC of silence: 14 bytes for each second and a half, whatever it decodes to. */
export function buildSilentFlac(seconds: number): Buffer {
  const frames = Math.ceil((seconds * FLAC_RATE) / FLAC_BLOCK)
  const info = Buffer.alloc(34)
  info.writeUInt16BE(FLAC_BLOCK, 0)
  info.writeUInt16BE(FLAC_BLOCK, 2)
  // 20 bits of sample rate, 3 of channels, 5 of sample size, 36 of total samples.
  info.writeBigUInt64BE((BigInt(FLAC_RATE) << 44n) | (15n << 36n) | BigInt(frames * FLAC_BLOCK), 10)
  const header = Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, info.length]), info])
  return Buffer.concat([header, ...Array.from({ length: frames }, (_, number) => buildSilentFlacFrame(number))])
}

function buildSilentFlacFrame(number: number): Buffer {
  const size = Buffer.alloc(2)
  size.writeUInt16BE(FLAC_BLOCK - 1)
  // In blocks of a fixed size, 44.1 kHz, one channel, 16 bits.
  const head = Buffer.concat([Buffer.from([0xff, 0xf8, 0x79, 0x08]), encodeFrameNumber(number), size])
  // A constant subframe: one sample of 16 bits stands for all.
  const frame = Buffer.concat([head, Buffer.from([calculateCrc(head, 8, 0x07)]), Buffer.from([0, 0, 0])])
  const crc = Buffer.alloc(2)
  crc.writeUInt16BE(calculateCrc(frame, 16, 0x8005))
  return Buffer.concat([frame, crc])
}

/** In the manner of UTF-8. */
const encodeFrameNumber = (number: number) => Buffer.from(String.fromCodePoint(number))

function calculateCrc(bytes: Buffer, width: 8 | 16, polynomial: number): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << (width - 8)
    for (let bit = 0; bit < 8; bit++) crc = crc & (1 << (width - 1)) ? (crc << 1) ^ polynomial : crc << 1
  }
  return crc & (2 ** width - 1)
}

/** A white PNG of one bit for each pixel: a few kilobytes, whatever it decodes to. */
export function buildBlankPng(width: number, height: number): Buffer {
  const buildChunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, checksum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  // Each line starts with its filter.
  const line = Buffer.alloc(1 + Math.ceil(width / 8), 0xff)
  line[0] = 0
  const pixels = deflateRepeated(line, height)
  const chunks = [buildChunk('IHDR', header), buildChunk('IDAT', pixels), buildChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

const PIECES_AT_ONCE = 500

/**
 * What `deflateSync` makes of a piece that is repeated, from one compressed block for every 500: half a gigabyte of white
 * took longer than the tests that refuse it.
 */
export function deflateRepeated(piece: Buffer, count: number): Buffer {
  const deflate = (pieces: number) =>
    deflateRawSync(Buffer.concat(Array.from({ length: pieces }, () => piece)), { finishFlush: constants.Z_FULL_FLUSH })
  const block = deflate(Math.min(PIECES_AT_ONCE, count))
  const blocks = Array.from({ length: Math.floor(count / PIECES_AT_ONCE) }, () => block)
  // The checksum of all pieces, Adler-32.
  let [ownSum, ownSums] = [0, 0]
  for (const byte of piece) {
    ownSum += byte
    ownSums += ownSum
  }
  let [sum, sums] = [1, 0]
  for (let n = 0; n < count; n++) {
    sums = (sums + piece.length * sum + ownSums) % 65_521
    sum = (sum + ownSum) % 65_521
  }
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(sums * 65_536 + sum)
  const [header, end] = [Buffer.from([0x78, 0x9c]), Buffer.from([0x03, 0x00])]
  return Buffer.concat([header, ...blocks, deflate(count % PIECES_AT_ONCE), end, checksum])
}
