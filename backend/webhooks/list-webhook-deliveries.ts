import { commonErrors, type EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { DELIVERIES_PER_PAGE, type listWebhookDeliveries as listWebhookDeliveriesCall } from './contract.ts'
import { buildMessageId } from './sending/sign-message.ts'

type Reply = EndpointReply<typeof listWebhookDeliveriesCall>

type Row = Omit<Reply['deliveries'][number], 'createdAt' | 'lastTriedAt' | 'deliveredAt' | 'messageId'> & {
  eventId: string
  createdAt: Date
  lastTriedAt: Date | null
  deliveredAt: Date | null
}

/** A page of one webhook's deliveries, newest first. Throws 404 for anybody else's. */
export async function listWebhookDeliveries(
  artistId: string,
  webhookId: string,
  { cursor }: { cursor?: string | undefined },
): Promise<Reply> {
  const own = await sql(db, 'SELECT 1 FROM webhooks WHERE id = $1 AND artist_id = $2', [webhookId, artistId])
  if (own.length === 0) throw new ApiError(commonErrors.unknown)
  const rows = await sql<Row>(
    db,
    `SELECT id, event_id AS "eventId", type, state, created_at AS "createdAt", tries, last_tried_at AS "lastTriedAt",
            last_status AS "lastStatus", last_error AS "lastError", delivered_at AS "deliveredAt", body
       FROM webhook_deliveries WHERE webhook_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [webhookId, cursor ?? null, DELIVERIES_PER_PAGE + 1],
  )
  const page = rows.slice(0, DELIVERIES_PER_PAGE)
  return {
    deliveries: page.map(({ eventId, ...row }) => ({
      ...row,
      messageId: buildMessageId(eventId),
      createdAt: row.createdAt.toISOString(),
      lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
    })),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}
