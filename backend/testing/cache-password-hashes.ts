import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Result = Parameters<Parameters<typeof crypto.argon2>[2]>

/**
 * Hashes of passwords are slow by design. A test run asks for the same ones again and again, since every sign-in of the
 * staff is compared with both roles' hashes: the same password, salt and cost are computed once.
 */
export function cachePasswordHashes(): void {
  const calculate = crypto.argon2
  const known = new Map<string, Promise<Result>>()
  const cached: typeof calculate = (algorithm, parameters, callback) => {
    const { message, nonce, ...cost } = parameters
    const key = JSON.stringify([algorithm, toHex(message), toHex(nonce), cost])
    const hash =
      known.get(key) ??
      new Promise<Result>((resolve) => {
        calculate(algorithm, parameters, (...result) => resolve(result))
      })
    known.set(key, hash)
    void hash.then((result) => callback(...result))
  }
  Object.assign(crypto, { argon2: cached })
  syncBuiltinESMExports()
}

const toHex = (value: unknown) => Buffer.from(value as Uint8Array).toString('hex')
