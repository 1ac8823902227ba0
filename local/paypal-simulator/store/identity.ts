import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { getOrCreateJsonFile } from './files.ts'
import { buildAccountId, createId } from './ids.ts'

/** The simulator's only application: its credentials and the merchant account behind it. */
export type Identity = {
  clientId: string
  clientSecret: string
  webhookId: string
  tokenSecret: string
  merchant: { email: string; merchantId: string }
}

const PLATFORM_EMAIL = 'platform@paypal-simulator.example'

export function getOrCreateIdentity(dataDir: string): Promise<Identity> {
  return getOrCreateJsonFile(join(dataDir, 'identity.json'), () => ({
    clientId: `SIM-${randomBytes(30).toString('base64url')}`,
    clientSecret: `SIM-${randomBytes(30).toString('base64url')}`,
    webhookId: createId(),
    tokenSecret: randomBytes(32).toString('base64url'),
    merchant: { email: PLATFORM_EMAIL, merchantId: buildAccountId(PLATFORM_EMAIL) },
  }))
}
