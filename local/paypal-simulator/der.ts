/** As much of DER (ITU-T X.690) as an X.509 certificate needs. */

export function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, ...parts)
}

export function setOf(...parts: Buffer[]): Buffer {
  return tagged(0x31, ...parts)
}

/** A context-specific constructed value, `[number]`. */
export function explicit(number: number, ...parts: Buffer[]): Buffer {
  return tagged(0xa0 + number, ...parts)
}

/** A context-specific primitive value, as the names inside subjectAltName. */
export function implicit(number: number, content: Buffer): Buffer {
  return tagged(0x80 + number, content)
}

/** A positive integer from big-endian bytes. */
export function integer(bytes: Buffer): Buffer {
  let from = 0
  while (from < bytes.length - 1 && bytes[from] === 0) from++
  const short = bytes.subarray(from)
  const first = short[0] ?? 0
  return first >= 0x80 ? tagged(0x02, Buffer.from([0]), short) : tagged(0x02, short)
}

export function boolean(value: boolean): Buffer {
  return tagged(0x01, Buffer.from([value ? 0xff : 0]))
}

export function nothing(): Buffer {
  return tagged(0x05)
}

export function utf8(value: string): Buffer {
  return tagged(0x0c, Buffer.from(value, 'utf8'))
}

export function octets(content: Buffer): Buffer {
  return tagged(0x04, content)
}

export function bits(content: Buffer, unusedBits = 0): Buffer {
  return tagged(0x03, Buffer.from([unusedBits]), content)
}

export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest.flatMap(base128)]
  return tagged(0x06, Buffer.from(bytes))
}

/** UTCTime until 2049, GeneralizedTime after, as RFC 5280 demands. */
export function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:T]/g, '')
  return Number(digits.slice(0, 4)) < 2050
    ? tagged(0x17, Buffer.from(digits.slice(2)))
    : tagged(0x18, Buffer.from(digits))
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content), content])
}

function lengthOf(content: Buffer): Buffer {
  if (content.length < 0x80) return Buffer.from([content.length])
  const hex = content.length.toString(16)
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes])
}

function base128(value: number): number[] {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) + 128)
  return bytes
}
