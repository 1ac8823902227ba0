import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

// Signed notes as https://c2sp.org/signed-note describes them, with Ed25519 keys, and timestamped signatures as
// https://c2sp.org/tlog-cosignature does.

/** Algorithm bytes of signed notes. */
const ED25519 = 0x01
const TIMESTAMPED_ED25519 = 0x04

/** An Ed25519 private key as PKCS #8 (RFC 8410) is this prefix and its 32 bytes. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export type SigningKey = {
  /** Without spaces and plus signs. */
  name: string
  privateKey: KeyObject
  /** 32 bytes. */
  publicKey: Buffer
}

/** Throws an Error unless `seed` is 32 bytes in base64. */
export function createSigningKey(name: string, seed: string): SigningKey {
  const bytes = Buffer.from(seed, 'base64')
  if (bytes.length !== 32) throw new Error('the key of the edition log must be 32 bytes in base64')
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, bytes]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { name, privateKey, publicKey: Buffer.from(x, 'base64url') }
}

function calculateKeyId({ name, publicKey }: SigningKey, algorithm: number): Buffer {
  const hash = createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.from([algorithm]))
    .update(publicKey)
  return hash.digest().subarray(0, 4)
}

/** The public key as clients configure it: `<name>+<key id>+<base64>`. */
export function formatVerifierKey(key: SigningKey): string {
  const bytes = Buffer.concat([Buffer.from([ED25519]), key.publicKey])
  return `${key.name}+${calculateKeyId(key, ED25519).toString('hex')}+${bytes.toString('base64')}`
}

function formatSignature(key: SigningKey, algorithm: number, signature: Buffer): string {
  return `— ${key.name} ${Buffer.concat([calculateKeyId(key, algorithm), signature]).toString('base64')}\n`
}

/**
 * The note `text` with two signatures by each key: a plain one, and one over the text and the time, which proves that the
 * note is fresh. `text` ends with a newline. `seconds` is Unix time.
 */
export function createSignedNote(text: string, keys: readonly SigningKey[], seconds: number): string {
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(BigInt(seconds))
  const lines = keys.flatMap((key) => {
    const timestamped = sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`), key.privateKey)
    return [
      formatSignature(key, ED25519, sign(null, Buffer.from(text), key.privateKey)),
      formatSignature(key, TIMESTAMPED_ED25519, Buffer.concat([time, timestamped])),
    ]
  })
  return `${text}\n${lines.join('')}`
}

/** The text of a checkpoint as https://c2sp.org/tlog-checkpoint describes it. */
export function formatCheckpoint(origin: string, size: number, root: Buffer): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`
}
