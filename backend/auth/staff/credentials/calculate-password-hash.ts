import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const ARGON2_COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }

export async function calculatePasswordHash(password: string, nonce = randomBytes(16)): Promise<string> {
  const tag = await deriveKey('argon2id', { message: Buffer.from(password), nonce, ...ARGON2_COST })
  return `${nonce.toString('base64')}.${Buffer.from(tag).toString('base64')}`
}

/** Computes a hash even if there is none to compare with, so that timing reveals nothing. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const stored = Buffer.from(hash ?? '')
  const nonce = hash ? Buffer.from(hash.split('.')[0] ?? '', 'base64') : undefined
  const given = Buffer.from(await calculatePasswordHash(password, nonce))
  return given.length === stored.length && timingSafeEqual(given, stored)
}
