import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import { parseOutgoingUrl, sendOutgoingRequest } from '#http/outgoing/send-outgoing-request'
import { config } from '#runtime/config'
import { KEY_FETCHES, SIGNATURE_MINUTES, SIGNED_REQUEST_TIMEOUT_MS } from '../contract.ts'
import { buildSignedHeaders } from './sign-request.ts'

/** Another server's actor, as far as we need to know it. */
export type RemoteActor = { id: string; inbox: string; sharedInbox: string | null; key: KeyObject }

type SignedRequest = { method: string; path: string; header: (name: string) => string; body: Buffer }

/** Text that a column can store, which U+0000 is not, and an index entry can hold, which is counted in bytes. */
export const actorIdSchema = z.url().refine((id) => !/\p{Cc}/u.test(id) && Buffer.byteLength(id) <= 2000)

/** In one spelling, so that followers can be counted by host. */
const inboxSchema = actorIdSchema.transform((inbox) => new URL(inbox).href).pipe(actorIdSchema)

const actorSchema = z.object({
  id: actorIdSchema,
  inbox: inboxSchema,
  endpoints: z.object({ sharedInbox: inboxSchema.optional() }).optional(),
  publicKey: z.object({ id: z.string(), owner: z.string(), publicKeyPem: z.string().max(10_000) }),
})

/** By key id. A key that was changed is fetched again when a signature does not fit the one kept. */
const actors = new LRUCache<string, RemoteActor>({ max: 2_000, ttl: 3_600_000 })

let fetches = 0

/**
 * The actor who signed the request; undefined if `actorId` did not: every covered header, the digest of the body, the date and
 * the host are compared. Their key is fetched from the address that the signature names, in the name of the artist who is
 * written to, since some servers answer signed requests only. Throws 503 while too many are being fetched.
 */
export async function verifySignature(
  artistId: string,
  actorId: string,
  request: SignedRequest,
): Promise<RemoteActor | undefined> {
  const fields = parseSignature(request.header('signature'))
  if (!fields || !isFresh(request) || !isWholeRequest(fields.headers, request)) return undefined
  // Nobody makes us ask a server that has nothing to do with them.
  if (URL.parse(fields.keyId)?.origin !== new URL(actorId).origin) return undefined
  const text = fields.headers.map((name) => `${name}: ${getSignedValue(name, request)}`).join('\n')
  const isSignedBy = ({ key }: RemoteActor) => verify('sha256', Buffer.from(text), key, fields.signature)
  const known = actors.get(fields.keyId)
  if (known && isSignedBy(known)) return known.id === actorId ? known : undefined
  const fetched = await getRemoteActor(artistId, fields.keyId)
  if (!fetched || !isSignedBy(fetched)) return undefined
  actors.set(fields.keyId, fetched)
  return fetched.id === actorId ? fetched : undefined
}

function parseSignature(header: string) {
  const fields: Record<string, string | undefined> = Object.fromEntries(
    [...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const { keyId, headers = '', signature } = fields
  if (!keyId || !signature) return undefined
  return { keyId, headers: headers.toLowerCase().split(' '), signature: Buffer.from(signature, 'base64') }
}

function isFresh({ header }: SignedRequest): boolean {
  const sent = Date.parse(header('date'))
  return Math.abs(Date.now() - sent) < SIGNATURE_MINUTES * 60_000
}

/** A signature over less could be moved to another address, time or body. */
function isWholeRequest(headers: string[], { header, body }: SignedRequest): boolean {
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`
  return (
    ['(request-target)', 'host', 'date', 'digest'].every((name) => headers.includes(name)) &&
    header('host') === new URL(config.PUBLIC_URL).host &&
    header('digest').split(',').includes(digest)
  )
}

const getSignedValue = (name: string, { method, path, header }: SignedRequest) =>
  name === '(request-target)' ? `${method.toLowerCase()} ${path}` : header(name)

/** Whether the actor's own server says that it is gone for good. Throws 503 as `verifySignature`. */
export async function isActorGone(artistId: string, actorId: string): Promise<boolean> {
  return (await fetchActor(artistId, actorId))?.status === 410
}

/** The answer of the actor's server; undefined if it is not there, or not to be asked. */
async function fetchActor(artistId: string, url: string): Promise<{ status: number; body: string } | undefined> {
  if (fetches >= KEY_FETCHES) throw new ApiError(commonErrors.unavailable, { retryAfter: 5 })
  fetches++
  try {
    const headers = await buildSignedHeaders(artistId, { method: 'GET', url })
    const limits = { timeoutMs: SIGNED_REQUEST_TIMEOUT_MS, maxBytes: 256 * 1024 }
    return await sendOutgoingRequest({ url, method: 'GET', headers, ...limits })
  } catch {
    return undefined
  } finally {
    fetches--
  }
}

async function getRemoteActor(artistId: string, keyId: string): Promise<RemoteActor | undefined> {
  const url = keyId.replace(/#.*$/, '')
  const answer = await fetchActor(artistId, url)
  try {
    const parsed = answer?.status === 200 ? actorSchema.safeParse(JSON.parse(answer.body)) : undefined
    if (!parsed?.success) return undefined
    const { id, inbox, endpoints, publicKey } = parsed.data
    // Whoever serves the key says whose it is, and speaks only for its own host.
    if (publicKey.id !== keyId || publicKey.owner !== id || new URL(id).origin !== new URL(url).origin) return undefined
    if (parseOutgoingUrl(inbox).origin !== new URL(id).origin) return undefined
    const shared = endpoints?.sharedInbox
    const sharedInbox = shared && new URL(shared).origin === new URL(id).origin ? shared : null
    const key = createPublicKey(publicKey.publicKeyPem)
    return isUsableKey(key) ? { id, inbox, sharedInbox, key } : undefined
  } catch {
    // Nothing that we can read: nobody signed.
    return undefined
  }
}

/** Shorter keys can be broken, and with longer ones each signature takes long to verify. */
function isUsableKey({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  const bits = asymmetricKeyDetails?.modulusLength ?? 0
  return asymmetricKeyType === 'rsa' && bits >= 2048 && bits <= 8192
}
