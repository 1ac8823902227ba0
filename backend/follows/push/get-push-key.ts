import { db } from '#database/client'
import { sql } from '#database/sql'

export type PushKeys = { publicKey: string; privateKey: string }

const keysSql = 'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys'

/** The VAPID keys. The first caller creates them for all: with others, no subscription made before would be valid. */
export async function getPushKeys(): Promise<PushKeys> {
  const [known] = await sql<PushKeys>(db, keysSql)
  if (known) return known
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await sql(db, 'INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    publicKey,
    privateKey,
  ])
  const [kept] = await sql<PushKeys>(db, keysSql)
  if (!kept) throw new Error('the push keys were not kept')
  return kept
}

export async function getPushKey(): Promise<{ publicKey: string }> {
  const { publicKey } = await getPushKeys()
  return { publicKey }
}
