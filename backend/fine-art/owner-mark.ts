import { createCipheriv } from 'node:crypto'

/**
 * The invisible owner mark. Every 16 by 16 block of an owner's file is lightened or darkened along one fixed wave, by one
 * to two of 255 levels: which way says one bit, and which blocks belong to which bit only the card's secret seed knows.
 * It is read by comparing a found picture with the artwork, so the picture itself is no noise. Measured in
 * owner-mark.test.ts: it survives PNG, JPEG down to quality 50, WebP, AVIF, being made half as large, brighter or
 * flatter. It does not survive cropping or turning, which move the blocks, nor a photograph of a screen; and who averages
 * several owners' files washes it out.
 */
export type Pixels = { data: Buffer; width: number; height: number }

const BLOCK = 16
const AREA = BLOCK * BLOCK
/** Mark (32 bits) and its checksum (16), four bits at a time in eight: an extended Hamming code. */
const NIBBLES = 12
const CHANNELS = NIBBLES * 8
/** Levels of 255, root mean square: in flat parts, and at most in busy ones, where the eye forgives more. */
const QUIET = 0.9
const LOUD = 2.2

/** Mean deviation per channel below which nothing is claimed: chance alone gives 0.8, whatever the picture's size. */
export const MARK_THRESHOLD = 2

// Two slow crossing waves: slow enough to live through being made smaller, quick enough not to show as a shade.
const WAVE = Float64Array.from({ length: AREA }, (_, i) => {
  const along = (n: number, turns: number) => Math.cos(((2 * n + 1) * turns * Math.PI) / (2 * BLOCK))
  const [x, y] = [i % BLOCK, Math.floor(i / BLOCK)]
  return 2 * Math.SQRT1_2 * (along(x, 3) * along(y, 2) + along(x, 2) * along(y, 3))
})

// [8,4]: the rows of the extended Hamming code for data bits 1, 2, 4 and 8. Any two words differ in four places.
const ROWS = [0b11100001, 0b10011001, 0b01010101, 0b11010010]
const WORDS = Array.from({ length: 16 }, (_, nibble) => {
  const word = ROWS.reduce((sum, row, bit) => ((nibble >> bit) & 1 ? sum ^ row : sum), 0)
  return Array.from({ length: 8 }, (__, bit) => ((word >> bit) & 1 ? 1 : -1))
})

/** Adds the mark to the pixels (8-bit RGB) in place. */
export function embedMark(picture: Pixels, seed: Buffer, mark: number): void {
  const signs = codeOf(mark)
  const { data, width } = picture
  forEachBlock(picture, seed, (left, top, channel, flip) => {
    const strength = loudnessAt(picture, left, top) * (signs[channel] ?? 1) * flip
    for (let i = 0; i < AREA; i++) {
      const add = Math.round(strength * (WAVE[i] ?? 0))
      const at = ((top + Math.floor(i / BLOCK)) * width + left + (i % BLOCK)) * 3
      for (let c = at; c < at + 3; c++) data[c] = Math.min(255, Math.max(0, (data[c] ?? 0) + add))
    }
  })
}

/**
 * Reads the mark out of a found picture, which has to be brought to the artwork's size first. `mark` is undefined when
 * there is none to be trusted; `strength` is the mean deviation per channel.
 */
export function readMark(found: Pixels, artwork: Pixels, seed: Buffer): { mark: number | undefined; strength: number } {
  const { gain, offset } = lightOf(found, artwork)
  const sums = new Float64Array(CHANNELS)
  const squares = new Float64Array(CHANNELS)
  forEachBlock(artwork, seed, (left, top, channel, flip) => {
    let along = 0
    for (let i = 0; i < AREA; i++) {
      const at = ((top + Math.floor(i / BLOCK)) * artwork.width + left + (i % BLOCK)) * 3
      along += (luma(found.data, at) - gain * luma(artwork.data, at) - offset) * (WAVE[i] ?? 0)
    }
    // A sticker or a scratch shouts; it gets one vote like everybody.
    const vote = flip * Math.min(3, Math.max(-3, along / AREA))
    sums[channel] = (sums[channel] ?? 0) + vote
    squares[channel] = (squares[channel] ?? 0) + vote * vote
  })
  const soft = Array.from(sums, (sum, channel) => sum / Math.sqrt(squares[channel] || 1))
  const strength = soft.reduce((total, value) => total + Math.abs(value), 0) / CHANNELS
  const mark = strength >= MARK_THRESHOLD ? decode(soft) : undefined
  return { mark, strength }
}

/** Every whole block with its channel and its sign, in an order that only the seed tells. */
function forEachBlock(
  { width, height }: Pixels,
  seed: Buffer,
  visit: (left: number, top: number, channel: number, flip: 1 | -1) => void,
): void {
  const columns = Math.floor(width / BLOCK)
  const rows = Math.floor(height / BLOCK)
  const stream = createCipheriv('aes-128-ctr', seed, Buffer.alloc(16)).update(Buffer.alloc(columns * rows * 4))
  for (let n = 0; n < columns * rows; n++) {
    const random = stream.readUInt32LE(n * 4)
    visit((n % columns) * BLOCK, Math.floor(n / columns) * BLOCK, (random >>> 1) % CHANNELS, random & 1 ? 1 : -1)
  }
}

function loudnessAt({ data, width }: Pixels, left: number, top: number): number {
  let sum = 0
  let squares = 0
  for (let i = 0; i < AREA; i += 3) {
    const value = luma(data, ((top + Math.floor(i / BLOCK)) * width + left + (i % BLOCK)) * 3)
    sum += value
    squares += value * value
  }
  const count = Math.ceil(AREA / 3)
  const deviation = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
  return Math.min(LOUD, QUIET + deviation * 0.06)
}

const luma = (data: Buffer, at: number) =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)

/** How much brighter and flatter the found picture is than the artwork: a straight line through a sample of pixels. */
function lightOf(found: Pixels, artwork: Pixels): { gain: number; offset: number } {
  let [n, x, y, xx, xy] = [0, 0, 0, 0, 0]
  for (let at = 0; at + 2 < artwork.data.length; at += 3 * 37) {
    const a = luma(artwork.data, at)
    const f = luma(found.data, at)
    n++
    x += a
    y += f
    xx += a * a
    xy += a * f
  }
  const spread = n * xx - x * x
  const gain = spread > 0 ? (n * xy - x * y) / spread : 1
  return { gain, offset: (y - gain * x) / n }
}

/** The 96 signs of a mark. */
function codeOf(mark: number): number[] {
  const bytes = Buffer.alloc(6)
  bytes.writeUInt32BE(mark)
  bytes.writeUInt16BE(checksum(bytes.subarray(0, 4)), 4)
  return [...bytes].flatMap((byte) => [...(WORDS[byte >> 4] ?? []), ...(WORDS[byte & 15] ?? [])])
}

/** The nearest code words, judged by how sure each channel is; undefined when the checksum disagrees. */
function decode(soft: number[]): number | undefined {
  const bytes = Buffer.alloc(6)
  for (let n = 0; n < NIBBLES; n++) {
    const heard = soft.slice(n * 8, n * 8 + 8)
    const fits = WORDS.map((word) => word.reduce((sum, sign, i) => sum + sign * (heard[i] ?? 0), 0))
    const nibble = fits.indexOf(Math.max(...fits))
    bytes[n >> 1] = ((bytes[n >> 1] ?? 0) << 4) | nibble
  }
  return checksum(bytes.subarray(0, 4)) === bytes.readUInt16BE(4) ? bytes.readUInt32BE(0) : undefined
}

/** CRC-16/CCITT. */
function checksum(bytes: Buffer): number {
  let crc = 0xffff
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc
}
