import { optionalSession, publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { listRecordings } from './list-recordings.ts'
import { listSameRecordings } from './list-same-recordings.ts'

export const recordingRoutes = [
  defineRoute(api.listSameRecordings, publicAccess, ({ params }) => listSameRecordings(params.id)),
  defineRoute(api.listRecordings, publicAccess, async ({ params, ctx }) => {
    const session = await optionalSession(ctx)
    return listRecordings(params.id, session?.artistId ?? undefined)
  }),
]
