import { type EndpointBody, type EndpointReply } from '#contract/http'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { type createWebhook as createWebhookCall, errors, WEBHOOKS_MAX } from './contract.ts'
import { createSecret, SECRET_PREFIX } from './create-webhook-secret.ts'
import { parseWebhookUrl, toListedWebhook, webhookColumns, type WebhookRow } from './webhook-row.ts'

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
