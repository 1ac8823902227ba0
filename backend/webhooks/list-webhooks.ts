import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listWebhooks as listWebhooksCall } from './contract.ts'
import { toListedWebhook, webhookColumns, type WebhookRow } from './webhook-row.ts'

export async function listWebhooks(artistId: string): Promise<EndpointReply<typeof listWebhooksCall>> {
  const rows = await sql<WebhookRow>(
    db,
    `SELECT ${webhookColumns} FROM webhooks w WHERE w.artist_id = $1 ORDER BY w.id DESC`,
    [artistId],
  )
  return rows.map(toListedWebhook)
}
