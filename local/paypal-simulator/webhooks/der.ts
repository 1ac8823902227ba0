/** The subset of DER (ITU-T X.690) that an X.509 certificate needs. */

export function encodeSequence(...parts: Buffer[]): Buffer {
  return encodeTagged(0x30, ...parts)
}

export function encodeSet(...parts: Buffer[]): Buffer {
  return encodeTagged(0x31, ...parts)
}

/** A context-specific constructed value, `[number]`. */
export function encodeExplicit(number: number, ...parts: Buffer[]): Buffer {
  return encodeTagged(0xa0 + number, ...parts)
}

/** A context-specific primitive value, such as the names in subjectAltName. */
export function encodeImplicit(number: number, content: Buffer): Buffer {
  return encodeTagged(0x80 + number, content)
}

/** A positive integer from big-endian bytes. */
export function encodeInteger(bytes: Buffer): Buffer {
  let from = 0
  while (from < bytes.length - 1 && bytes[from] === 0) from++
  const short = bytes.subarray(from)
  const first = short[0] ?? 0
  return first >= 0x80 ? encodeTagged(0x02, Buffer.from([0]), short) : encodeTagged(0x02, short)
}

export function encodeBoolean(value: boolean): Buffer {
  return encodeTagged(0x01, Buffer.from([value ? 0xff : 0]))
}

export function encodeNull(): Buffer {
  return encodeTagged(0x05)
}

export function encodeUtf8String(value: string): Buffer {
  return encodeTagged(0x0c, Buffer.from(value, 'utf8'))
}

export function encodeOctetString(content: Buffer): Buffer {
  return encodeTagged(0x04, content)
}

export function encodeBitString(content: Buffer, unusedBits = 0): Buffer {
  return encodeTagged(0x03, Buffer.from([unusedBits]), content)
}

export function encodeObjectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest.flatMap(encodeBase128)]
  return encodeTagged(0x06, Buffer.from(bytes))
}

/** UTCTime until 2049, GeneralizedTime after that, as RFC 5280 requires. */
export function encodeTime(milliseconds: number): Buffer {
  const digits = new Date(milliseconds)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:T]/g, '')
  return Number(digits.slice(0, 4)) < 2050
    ? encodeTagged(0x17, Buffer.from(digits.slice(2)))
    : encodeTagged(0x18, Buffer.from(digits))
}

function encodeTagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), encodeLength(content), content])
}

function encodeLength(content: Buffer): Buffer {
  if (content.length < 0x80) return Buffer.from([content.length])
  const hex = content.length.toString(16)
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes])
}

function encodeBase128(value: number): number[] {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) + 128)
  return bytes
}
