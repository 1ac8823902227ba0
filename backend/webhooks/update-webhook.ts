import { commonErrors, type EndpointBody, type EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { updateWebhook as updateWebhookCall } from './contract.ts'
import { parseWebhookUrl, toListedWebhook, webhookColumns, type WebhookRow } from './webhook-row.ts'

/** Changes a webhook's address or events, or switches it off and on. Throws 404 for anybody else's. */
export async function updateWebhook(
  artistId: string,
  id: string,
  { url, events, active }: EndpointBody<typeof updateWebhookCall>,
): Promise<EndpointReply<typeof updateWebhookCall>> {
  const address = url === undefined ? null : parseWebhookUrl(url)
  const [updated] = await sql<WebhookRow>(
    db,
    // What changed may have been the reason why it failed.
    `UPDATE webhooks w SET url = coalesce($3, url), events = coalesce($4::text[], events), active = coalesce($5, active),
            failures = 0, retry_at = NULL
      WHERE id = $1 AND artist_id = $2 RETURNING ${webhookColumns}`,
    [id, artistId, address, events ? [...new Set(events)] : null, active ?? null],
  )
  if (!updated) throw new ApiError(commonErrors.unknown)
  return toListedWebhook(updated)
}
