import { commonErrors, type EndpointReply } from '#contract/http'
import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { AddressRefusedError, parseOutgoingUrl } from '#http/outgoing/send-outgoing-request'
import { ApiError } from '#http/api-error'
import { errors, type listWebhooks } from './contract.ts'

type ListedWebhook = EndpointReply<typeof listWebhooks>[number]

export type WebhookRow = Omit<ListedWebhook, 'createdAt'> & { createdAt: Date }

/** SQL: the columns of a `WebhookRow`, from `webhooks w`. */
export const webhookColumns = `w.id, w.url, w.events, w.active, w.created_at AS "createdAt", w.failures,
  (SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = 'waiting') AS waiting`

export const toListedWebhook = (row: WebhookRow): ListedWebhook => ({ ...row, createdAt: row.createdAt.toISOString() })

/** Throws 422, with the reason, for an address to which nothing may be sent. Returns the address as it is requested. */
export function parseWebhookUrl(address: string): string {
  try {
    return parseOutgoingUrl(address).href
  } catch (error) {
    if (error instanceof AddressRefusedError) throw new ApiError(errors['webhook-address'], { message: error.message })
    throw error
  }
}

/** Locks the artist's own webhook. Throws 404 for anybody else's, 409 while it is off. */
export async function assertWebhookActive(trx: Trx, artistId: string, webhookId: string): Promise<void> {
  const [webhook] = await sql<{ active: boolean }>(
    trx,
    'SELECT active FROM webhooks WHERE id = $1 AND artist_id = $2 FOR NO KEY UPDATE',
    [webhookId, artistId],
  )
  if (!webhook) throw new ApiError(commonErrors.unknown)
  if (!webhook.active) throw new ApiError(errors['webhook-off'])
}
