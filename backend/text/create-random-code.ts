import { randomBytes } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random letters and digits of Crockford's alphabet, five bits each. */
export function createRandomCode(count: number): string {
  // 256 is a multiple of 32, so all letters are equally likely.
  return [...randomBytes(count)].map((byte) => CROCKFORD[byte % 32]).join('')
}
