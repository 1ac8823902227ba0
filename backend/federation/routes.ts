import { getBodyBytes } from '#http/body/parse-json-body'
import { defineRoute } from '#http/define-route'
import { publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import * as api from './contract.ts'
import { createActivity } from './create-activity.ts'
import { getActor } from './get-actor.ts'
import { getActorFollowers } from './get-actor-followers.ts'
import { getNote } from './get-note.ts'
import { getOutbox } from './get-outbox.ts'
import { getWebFinger } from './get-web-finger.ts'

export const federationRoutes = [
  defineRoute(api.getWebFinger, publicAccess, ({ query }) => getWebFinger(query.resource)),
  defineRoute(api.getActor, publicAccess, async ({ params, address }) => {
    // The first time, it generates a key.
    await consumeNetworkRateLimit('actors', address, { hits: api.ACTORS_PER_MINUTE, seconds: 60 })
    return getActor(params.id)
  }),
  defineRoute(api.getOutbox, publicAccess, ({ params }) => getOutbox(params.id)),
  defineRoute(api.getActorFollowers, publicAccess, ({ params }) => getActorFollowers(params.id)),
  defineRoute(api.getNote, publicAccess, ({ params }) => getNote(params.id)),
  // The signature covers the raw bytes, so this route reads the body itself.
  defineRoute(api.createActivity, publicAccess, async ({ params, ctx, address }) => {
    await consumeNetworkRateLimit('activities', address, { hits: api.ACTIVITIES_PER_MINUTE, seconds: 60 })
    const body = await getBodyBytes(ctx.req, api.ACTIVITY_MAX_BYTES)
    const header = (name: string) => ctx.get(name)
    await createActivity(params.id, { method: ctx.method, path: ctx.url, header, body })
    return new HttpResponse(202, undefined)
  }),
]
