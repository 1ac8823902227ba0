import { createHash, randomBytes } from 'node:crypto'
import { G_KEY_PATTERN } from './contract.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** So many random letters and digits, five bits each. */
export function randomLetters(count: number): string {
  // 256 is a multiple of 32, so every letter is equally likely.
  return [...randomBytes(count)].map((byte) => CROCKFORD[byte % 32]).join('')
}

/** A new key: 80 random bits as GK-XXXX-XXXX-XXXX-XXXX. */
export function newGKey(): string {
  return `GK-${randomLetters(16).match(/.{4}/g)?.join('-')}`
}

/**
 * What the artist typed, as it was issued: upper case, and the letters that Crockford's alphabet leaves out read
 * as the digits they look like. Undefined when it cannot be a G-Key.
 */
export function readGKey(typed: string): string | undefined {
  const body = typed.trim().toUpperCase().replace(/^GK/, '').replaceAll(/[\s-]/g, '')
  const letters = body.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const key = `GK-${letters.match(/.{1,4}/g)?.join('-') ?? ''}`
  return G_KEY_PATTERN.test(key) ? key : undefined
}

export function hashGKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
