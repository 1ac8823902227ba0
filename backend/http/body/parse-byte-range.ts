/** Offsets of a file's bytes, both inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a Range header (RFC 9110, section 14) for a file of `bytes` bytes. Supports a single range; multiple ranges,
 * other units and malformed headers count as no range, as the standard allows; a range outside the file is
 * 'unsatisfiable' (416).
 */
export function parseByteRange(header: string, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.replaceAll(' ', ''))
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, from = '', to = ''] = match
  if (from === '') {
    const length = Math.min(Number(to), bytes)
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= bytes ? 'unsatisfiable' : { start, end }
}
