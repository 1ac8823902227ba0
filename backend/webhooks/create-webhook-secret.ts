import { randomBytes } from 'node:crypto'
import { commonErrors, type EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { type createWebhookSecret as createWebhookSecretCall, OLD_SECRET_HOURS } from './contract.ts'

/** Begins every secret, as the Standard Webhooks specification has it. */
export const SECRET_PREFIX = 'whsec_'

/** 192 bits, in the middle of what the specification allows. */
export const createSecret = () => randomBytes(24).toString('base64')

/** Replaces the secret; the old one signs, too, for a day. Throws 404 for anybody else's webhook. */
export async function createWebhookSecret(
  artistId: string,
  id: string,
): Promise<EndpointReply<typeof createWebhookSecretCall>> {
  const secret = createSecret()
  const replaced = await sql(
    db,
    `UPDATE webhooks SET old_secret = secret, old_secret_until = now() + interval '${OLD_SECRET_HOURS} hours', secret = $3
      WHERE id = $1 AND artist_id = $2 RETURNING id`,
    [id, artistId, secret],
  )
  if (replaced.length === 0) throw new ApiError(commonErrors.unknown)
  return { secret: SECRET_PREFIX + secret }
}
