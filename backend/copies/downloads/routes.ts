import { assertNotCrossSite } from '#http/assert-same-origin'
import { defineRoute } from '#http/define-route'
import { requireSession } from '#http/guards'
import * as api from './contract.ts'
import { createDownloads } from './create-downloads.ts'
import { downloadCopy } from './download-copy.ts'
import { getDownloads } from './get-downloads.ts'

export const downloadRoutes = [
  defineRoute(api.getDownloads, requireSession, ({ params, session }) => getDownloads(params.id, session.fanIds)),
  defineRoute(api.createDownloads, requireSession, ({ params, body, session }) =>
    createDownloads(params.id, session.fanIds, body.format),
  ),
  defineRoute(api.downloadCopy, requireSession, ({ params, query, session, ctx }) => {
    // It ends the right to give the copy away.
    assertNotCrossSite(ctx)
    return downloadCopy(params.id, session.fanIds, { format: query.format, head: ctx.method === 'HEAD' })
  }),
]
