import { createHash, randomBytes, randomInt } from 'node:crypto'

const ACCOUNT_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const ID_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** PayPal's 17 letters and digits, as in order, capture and refund ids. */
export function newId(length = 17): string {
  return Array.from({ length }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('')
}

/** The 13 character account id of a payer or payee: one e-mail address is always the same account. */
export function accountId(email: string): string {
  const digest = createHash('sha256').update(`account ${email.trim().toLowerCase()}`).digest()
  return [...digest.subarray(0, 13)].map((byte) => ACCOUNT_LETTERS[byte % 32]).join('')
}

export function debugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13)
}

/** PayPal's time format: whole seconds, UTC. */
export function isoSeconds(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z')
}

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value)
}
