import { createHash, randomBytes, randomInt } from 'node:crypto'

const ACCOUNT_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const ID_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** An id of 17 letters and digits, as PayPal uses for orders, captures and refunds. */
export function createId(length = 17): string {
  return Array.from({ length }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('')
}

/** The 13-character account id of a payer or payee; the same for every use of one email address. */
export function buildAccountId(email: string): string {
  const digest = createHash('sha256').update(`account ${email.trim().toLowerCase()}`).digest()
  return [...digest.subarray(0, 13)].map((byte) => ACCOUNT_LETTERS[byte % 32]).join('')
}

export function createDebugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13)
}

/** PayPal's time format: whole seconds, UTC. */
export function formatIsoSeconds(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z')
}

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value)
}
