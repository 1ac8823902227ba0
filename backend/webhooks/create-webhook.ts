import { randomBytes } from 'node:crypto'
import { commonErrors, type EndpointBody, type EndpointReply } from '#contract/http'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import {
  type createWebhook as createWebhookCall,
  type createWebhookSecret as createWebhookSecretCall,
  errors,
  OLD_SECRET_HOURS,
  WEBHOOKS_MAX,
} from './contract.ts'
import { parseWebhookUrl, toListedWebhook, webhookColumns, type WebhookRow } from './webhook-row.ts'

/** Begins every secret, as the Standard Webhooks specification has it. */
const SECRET_PREFIX = 'whsec_'

/** 192 bits, in the middle of what the specification allows. */
const createSecret = () => randomBytes(24).toString('base64')

/** Creates a webhook with its secret. Throws 409 for an artist who has too many, 422 for an address of a private network. */
export async function createWebhook(
  artistId: string,
  { url, events }: EndpointBody<typeof createWebhookCall>,
): Promise<EndpointReply<typeof createWebhookCall>> {
  const address = parseWebhookUrl(url)
  const secret = createSecret()
  const [created] = await runInTransaction(async (trx) => {
    // Webhooks created at the same moment are counted one after the other.
    await sql(trx, 'SELECT 1 FROM artists WHERE id = $1 FOR NO KEY UPDATE', [artistId])
    return sql<WebhookRow>(
      trx,
      `INSERT INTO webhooks AS w (artist_id, url, events, secret)
       SELECT $1, $2, $3::text[], $4 WHERE (SELECT count(*) FROM webhooks WHERE artist_id = $1) < ${WEBHOOKS_MAX}
       RETURNING ${webhookColumns}`,
      [artistId, address, [...new Set(events)], secret],
    )
  })
  if (!created) throw new ApiError(errors['too-many-webhooks'])
  return { ...toListedWebhook(created), secret: SECRET_PREFIX + secret }
}

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
