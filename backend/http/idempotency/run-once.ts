import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Context } from 'koa'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { ApiError, buildMalformedError } from '#http/api-error'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { HttpResponse } from '#http/http-response'
import { getClientAddress } from '#http/limits/client-address'
import { getSessionHash } from '#http/sessions/session-cookie'
import { errors, IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY_MAX, IDEMPOTENCY_KEY_MIN } from './contract.ts'

/** A request is given up by everybody before; what has no answer by then never gets one. */
const LOST_MINUTES = 5

/** The outcome is unknown, or the reply was not one that can be kept, such as a file. */
const NOTHING_KEPT = 0

type StoredRequest = { requestHash: Buffer; status: number | null; reply: Buffer | null; lost: boolean }

export type KeyedRequest = { call: string; fields: unknown; files: Record<string, ReceivedFile> }

const claimSql = `
  INSERT INTO idempotency_keys AS i (key_hash, request_hash) VALUES ($1, $2)
  ON CONFLICT (key_hash) DO UPDATE SET request_hash = EXCLUDED.request_hash, created_at = now(), status = NULL, reply = NULL
   WHERE i.created_at < now() - interval '${IDEMPOTENCY_HOURS} hours' RETURNING key_hash`

/**
 * Answers a request with an Idempotency-Key: the first one is handled, the same one later gets the same reply. The reply
 * is encrypted with the key, of which only a hash is stored: it may contain a secret that is shown once. After an
 * expected error nothing was done, so the key is free again. Throws 409 while or if the first outcome is unknown, 422
 * for another request with the same key.
 */
export async function runOnce(
  ctx: Context,
  request: KeyedRequest,
  handle: () => Promise<{ answer: unknown; signedIn: boolean }>,
): Promise<unknown> {
  const key = parseKey(ctx)
  const keyHash = createHash('sha256').update(getOwner(ctx)).update('\0').update(key).digest()
  const requestHash = await calculateRequestHash(key, request)
  const claimed = await sql(db, claimSql, [keyHash, requestHash])
  if (claimed.length === 0) return getStoredReply(ctx, key, keyHash, requestHash)
  try {
    const { answer, signedIn } = await handle()
    // A sign-in sets a cookie, which is not kept; to sign in again does no harm.
    if (signedIn) await deleteKey(keyHash)
    else await storeReply(key, keyHash, toStoredReply(answer))
    return answer
  } catch (error) {
    await releaseKey(keyHash, error).catch((reason: unknown) => log.warn({ err: reason }, 'a key was not released'))
    throw error
  }
}

function parseKey(ctx: Context): string {
  // A quoted string in the draft of the standard; most clients send it bare.
  const key = ctx
    .get(IDEMPOTENCY_HEADER)
    .trim()
    .replace(/^"(.*)"$/, '$1')
  if (key.length >= IDEMPOTENCY_KEY_MIN && key.length <= IDEMPOTENCY_KEY_MAX && /^[\x21-\x7e]+$/.test(key)) return key
  throw buildMalformedError(
    `An Idempotency-Key has ${IDEMPOTENCY_KEY_MIN} to ${IDEMPOTENCY_KEY_MAX} visible characters, such as a UUID.`,
  )
}

/** Nobody is answered with what was said to somebody else. */
function getOwner(ctx: Context): string {
  const signedIn = [ctx.get('authorization'), getSessionHash(ctx)?.toString('hex'), ctx.get('x-admin-session')]
  return signedIn.some(Boolean) ? signedIn.join('\n') : `address ${getClientAddress(ctx)}`
}

/** With the key, of which only a hash is stored: else the hash of a sign-in could be compared with guessed passwords. */
async function calculateRequestHash(key: string, { call, fields, files }: KeyedRequest): Promise<Buffer> {
  const hash = createHmac('sha256', key).update(JSON.stringify([call, fields ?? null]))
  for (const [name, { path, bytes }] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\0${name}\0${bytes}\0`)
    await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) hash.update(chunk)
    })
  }
  return hash.digest()
}

async function getStoredReply(ctx: Context, key: string, keyHash: Buffer, requestHash: Buffer): Promise<HttpResponse> {
  const [stored] = await sql<StoredRequest>(
    db,
    `SELECT request_hash AS "requestHash", status, reply, created_at < now() - interval '${LOST_MINUTES} minutes' AS lost
       FROM idempotency_keys WHERE key_hash = $1`,
    [keyHash],
  )
  if (stored && !stored.requestHash.equals(requestHash)) throw new ApiError(errors['idempotency-reused'])
  // Gone: the first request has just failed and did nothing.
  if (!stored || (stored.status === null && !stored.lost))
    throw new ApiError(errors['idempotency-busy'], { retryAfter: 2 })
  if (!stored.status) throw new ApiError(errors['idempotency-unknown'])
  ctx.set('idempotent-replayed', 'true')
  const body = stored.reply ? (JSON.parse(decryptReply(key, keyHash, stored.reply)) as unknown) : undefined
  return new HttpResponse(stored.status, body)
}

type StoredReply = { status: number; json: string | undefined }

/** Undefined for what cannot be repeated: bytes, streams, and what sets more than a status and a body. */
function toStoredReply(answer: unknown): StoredReply | undefined {
  if (answer === undefined) return { status: 204, json: undefined }
  if (!(answer instanceof HttpResponse))
    return isJson(answer) ? { status: 200, json: JSON.stringify(answer) } : undefined
  const { status, body, headers } = answer
  if (Object.keys(headers).length > 0) return undefined
  if (body === undefined) return { status, json: undefined }
  return isJson(body) ? { status, json: JSON.stringify(body) } : undefined
}

function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

async function storeReply(key: string, keyHash: Buffer, stored: StoredReply | undefined): Promise<void> {
  await sql(db, 'UPDATE idempotency_keys SET status = $2, reply = $3 WHERE key_hash = $1', [
    keyHash,
    stored?.status ?? NOTHING_KEPT,
    stored?.json === undefined ? null : encryptReply(key, keyHash, stored.json),
  ])
}

async function releaseKey(keyHash: Buffer, error: unknown): Promise<void> {
  if (error instanceof ApiError) await deleteKey(keyHash)
  // It may have been done, as when the connection breaks at the commit.
  else await sql(db, 'UPDATE idempotency_keys SET status = $2 WHERE key_hash = $1', [keyHash, NOTHING_KEPT])
}

const deleteKey = (keyHash: Buffer) => sql(db, 'DELETE FROM idempotency_keys WHERE key_hash = $1', [keyHash])

const deriveKey = (key: string, keyHash: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, keyHash, 'idempotency reply', 32))

const NONCE_BYTES = 12
const TAG_BYTES = 16

function encryptReply(key: string, keyHash: Buffer, json: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key, keyHash), nonce)
  const encrypted = Buffer.concat([cipher.update(json, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

function decryptReply(key: string, keyHash: Buffer, stored: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, keyHash), stored.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/** Part of the hourly purge. */
export async function purgeIdempotencyKeys(): Promise<void> {
  await sql(db, `DELETE FROM idempotency_keys WHERE created_at < now() - interval '${IDEMPOTENCY_HOURS} hours'`)
}
