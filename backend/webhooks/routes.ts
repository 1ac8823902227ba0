import { defineRoute } from '#http/define-route'
import { type ArtistSession, type Guard, requireArtist, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { consumeRateLimit } from '#http/limits/rate-limit'
import * as api from './contract.ts'
import { createTestDelivery } from './create-test-delivery.ts'
import { createWebhook } from './create-webhook.ts'
import { createWebhookSecret } from './create-webhook-secret.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listWebhookDeliveries } from './list-webhook-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { retryWebhookDelivery } from './retry-webhook-delivery.ts'
import { updateWebhook } from './update-webhook.ts'

const requireArtistWithinDeliveryLimit: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`webhook-deliveries:${session.artistId}`, { hits: api.DELIVERIES_PER_MINUTE, seconds: 60 })
  return session
}

export const artistWebhookRoutes = [
  defineRoute(api.listWebhooks, requireArtist, ({ session }) => listWebhooks(session.artistId)),
  defineRoute(
    api.createWebhook,
    requireProductionArtist,
    async ({ session, body }) => new HttpResponse(201, await createWebhook(session.artistId, body)),
  ),
  defineRoute(api.updateWebhook, requireProductionArtist, ({ session, params, body }) =>
    updateWebhook(session.artistId, params.id, body),
  ),
  defineRoute(api.deleteWebhook, requireProductionArtist, ({ session, params }) =>
    deleteWebhook(session.artistId, params.id),
  ),
  defineRoute(
    api.createWebhookSecret,
    requireProductionArtist,
    async ({ session, params }) => new HttpResponse(201, await createWebhookSecret(session.artistId, params.id)),
  ),
  defineRoute(
    api.createTestDelivery,
    requireArtistWithinDeliveryLimit,
    async ({ session, params }) => new HttpResponse(202, await createTestDelivery(session.artistId, params.id)),
  ),
  defineRoute(api.listWebhookDeliveries, requireProductionArtist, ({ session, params, query }) =>
    listWebhookDeliveries(session.artistId, params.id, query),
  ),
  defineRoute(api.retryWebhookDelivery, requireArtistWithinDeliveryLimit, ({ session, params }) =>
    retryWebhookDelivery(session.artistId, params),
  ),
]
