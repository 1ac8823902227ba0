import { createHash } from 'node:crypto'
import { G_KEY_PATTERN } from '#contract/artists'
import { createRandomCode } from '#text/create-random-code'

/** A new key: 80 random bits as GK-XXXX-XXXX-XXXX-XXXX. */
export function createGKey(): string {
  return `GK-${createRandomCode(16).match(/.{4}/g)?.join('-')}`
}

/**
 * Normalizes a typed key to its issued form: upper case, and letters missing from Crockford's alphabet become the
 * digits they resemble. Undefined when it cannot be a G-Key.
 */
export function parseGKey(typed: string): string | undefined {
  const body = typed.trim().toUpperCase().replace(/^GK/, '').replaceAll(/[\s-]/g, '')
  const letters = body.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const key = `GK-${letters.match(/.{1,4}/g)?.join('-') ?? ''}`
  return G_KEY_PATTERN.test(key) ? key : undefined
}

export function calculateGKeyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
