import { defineRoute } from '#http/define-route'
import { requireArtist, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import * as api from './contract.ts'
import { createWebhook, createWebhookSecret } from './create-webhook.ts'
import { listWebhookDeliveries } from './list-webhook-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { createTestDelivery, retryWebhookDelivery } from './retry-webhook-delivery.ts'
import { deleteWebhook, updateWebhook } from './update-webhook.ts'

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
    requireProductionArtist,
    async ({ session, params }) => new HttpResponse(202, await createTestDelivery(session.artistId, params.id)),
  ),
  defineRoute(api.listWebhookDeliveries, requireProductionArtist, ({ session, params, query }) =>
    listWebhookDeliveries(session.artistId, params.id, query),
  ),
  defineRoute(api.retryWebhookDelivery, requireProductionArtist, ({ session, params }) =>
    retryWebhookDelivery(session.artistId, params),
  ),
]
