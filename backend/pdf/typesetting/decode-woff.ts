import { inflateSync } from 'node:zlib'

/** Lengths in bytes, as the two formats define them. */
const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const OPENTYPE_HEADER = 12
const OPENTYPE_ENTRY = 16

/**
 * The OpenType font in a WOFF file. fontkit would inflate the table of outlines again for each glyph, in JavaScript: more than half
 * of the time of a receipt.
 */
export function decodeWoff(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  // The kind of outlines; then the number of tables, and where a binary search for one begins.
  woff.copy(font, 0, 4, 8)
  const steps = Math.floor(Math.log2(tables))
  font.writeUInt16BE(tables, 4)
  font.writeUInt16BE(OPENTYPE_ENTRY * 2 ** steps, 6)
  font.writeUInt16BE(steps, 8)
  font.writeUInt16BE(OPENTYPE_ENTRY * (tables - 2 ** steps), 10)
  let end = OPENTYPE_HEADER + OPENTYPE_ENTRY * tables
  for (let n = 0; n < tables; n++) {
    const from = WOFF_HEADER + WOFF_ENTRY * n
    const to = OPENTYPE_HEADER + OPENTYPE_ENTRY * n
    const start = woff.readUInt32BE(from + 4)
    const packed = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const bytes = woff.subarray(start, start + packed)
    // Name and checksum stay.
    woff.copy(font, to, from, from + 4)
    woff.copy(font, to + 4, from + 16, from + 20)
    font.writeUInt32BE(end, to + 8)
    font.writeUInt32BE(length, to + 12)
    const table = packed < length ? inflateSync(bytes) : bytes
    table.copy(font, end)
    // Tables begin at multiples of four.
    end += Math.ceil(length / 4) * 4
  }
  return font
}
