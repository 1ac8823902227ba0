import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { keptJson } from './files.ts'
import { accountId, newId } from './ids.ts'

/** The one application account that the simulator knows: its credentials and the merchant behind it. */
export type Identity = {
  clientId: string
  clientSecret: string
  webhookId: string
  tokenSecret: string
  merchant: { email: string; merchantId: string }
}

const PLATFORM_EMAIL = 'platform@paypal-simulator.example'

export function loadIdentity(dataDir: string): Promise<Identity> {
  return keptJson(join(dataDir, 'identity.json'), () => ({
    clientId: `SIM-${randomBytes(30).toString('base64url')}`,
    clientSecret: `SIM-${randomBytes(30).toString('base64url')}`,
    webhookId: newId(),
    tokenSecret: randomBytes(32).toString('base64url'),
    merchant: { email: PLATFORM_EMAIL, merchantId: accountId(PLATFORM_EMAIL) },
  }))
}
