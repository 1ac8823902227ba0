import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { db } from '#database/client'
import { sql } from '#database/sql'

type ActorKey = { privateKey: string; publicKey: string }

const getKeySql = `SELECT private_key AS "privateKey", public_key AS "publicKey" FROM federation_keys WHERE artist_id = $1`

/** Keys on their way. Generating one takes a thread for long: one artist's at a time, for all who ask for it. */
const creating = new Map<string, Promise<ActorKey>>()
let lastCreation: Promise<unknown> = Promise.resolve()

/** The artist's own key pair, created with the first need. RSA: it is what Mastodon verifies. */
export async function getActorKey(artistId: string): Promise<ActorKey> {
  const [known] = await sql<ActorKey>(db, getKeySql, [artistId])
  return known ?? creating.get(artistId) ?? createNextKey(artistId)
}

function createNextKey(artistId: string): Promise<ActorKey> {
  const creation = lastCreation.then(() => createActorKey(artistId)).finally(() => creating.delete(artistId))
  lastCreation = creation.catch(() => undefined)
  creating.set(artistId, creation)
  return creation
}

async function createActorKey(artistId: string): Promise<ActorKey> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  // Another process may have been faster.
  await sql(
    db,
    'INSERT INTO federation_keys (artist_id, private_key, public_key) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [artistId, privateKey, publicKey],
  )
  const [stored] = await sql<ActorKey>(db, getKeySql, [artistId])
  if (!stored) throw new Error('the key of an actor was not stored')
  return stored
}
