import { Secret, TOTP } from 'otpauth'
import type { Db } from '#database/client'
import { sql } from '#database/sql'
import { calculateTokenHash } from '#runtime/token'

/** Seconds one code is shown for. What authenticator apps expect, as are SHA-1 and six digits. */
const PERIOD = 30

/** Clocks of phones differ: the code before and the one after are accepted too. */
const WINDOW = 1

const RECOVERY_CODES = 10

const toTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'TuneMaker', label, secret: Secret.fromBase32(secret), period: PERIOD })

/** 160 random bits in base32. */
export const createTotpSecret = () => new Secret({ size: 20 }).base32

/** The address behind the QR code that an authenticator app scans. */
export const buildTotpUri = (secret: string, email: string) => toTotp(secret, email).toString()

/**
 * The time step this code belongs to; undefined if it is wrong. By the database's clock: a code must not work in one web
 * process and fail in another whose clock is wrong.
 */
export async function getTotpStep(on: Db, secret: string, code: string): Promise<number | undefined> {
  const [clock] = await sql<{ seconds: number }>(on, 'SELECT extract(epoch FROM now())::float8 AS seconds', [])
  const { seconds } = clock as { seconds: number }
  const delta = toTotp(secret).validate({ token: code, window: WINDOW, timestamp: seconds * 1000 })
  return delta === null ? undefined : Math.floor(seconds / PERIOD) + delta
}

/**
 * Ten codes of 120 random bits, each good for one sign-in without the authenticator app, and their hashes. Below 112 bits
 * a plain hash would not protect them.
 */
export function createRecoveryCodes(): { recoveryCodes: string[]; recoveryHashes: Buffer[] } {
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: 15 }).base32.toLowerCase().replaceAll(/.{4}(?=.)/g, '$&-'),
  )
  return { recoveryCodes, recoveryHashes: recoveryCodes.map(calculateRecoveryHash) }
}

/** Hyphens and capitals do not matter. */
export const calculateRecoveryHash = (code: string) =>
  calculateTokenHash(code.toLowerCase().replaceAll(/[^0-9a-z]/g, ''))
