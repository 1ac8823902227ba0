import { requireArtist, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import { buildCsvHeaders } from '#text/csv'
import * as api from './contract.ts'
import { downloadKeymailSheet } from './download-keymail-sheet.ts'
import { exportKeymails } from './export-keymails.ts'
import { listEditions } from './list-editions.ts'
import { listKeymails } from './list-keymails.ts'

export const keymailListingRoutes = [
  route(api.downloadKeymailSheet, requireProductionArtist, ({ params, query, session, ctx }) =>
    downloadKeymailSheet(session.artistId, { editionId: params.id, ...query }, ctx.method === 'HEAD'),
  ),
  route(
    api.exportKeymails,
    requireProductionArtist,
    async ({ params, session }) =>
      new HttpResponse(200, await exportKeymails(session.artistId, params.id), buildCsvHeaders('tunemaker-keymails')),
  ),
  route(api.listKeymails, requireArtist, ({ query, session }) => listKeymails(session.artistId, query)),
  route(api.listEditions, requireArtist, ({ session }) => listEditions(session.artistId)),
]
