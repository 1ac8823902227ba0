import { requireArtist, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { buildCsvHeaders } from '#text/csv'
import * as api from './contract.ts'
import { downloadKeymailSheet } from './download-keymail-sheet.ts'
import { downloadKeymails } from './download-keymails.ts'
import { listEditions } from './list-editions.ts'
import { listKeymails } from './list-keymails.ts'
import { getRequestLanguage } from '#http/sessions/request-language'

export const keymailListingRoutes = [
  defineRoute(api.downloadKeymailSheet, requireProductionArtist, ({ params, query, session, ctx }) =>
    downloadKeymailSheet(
      session.artistId,
      { editionId: params.id, ...query, language: getRequestLanguage(ctx) },
      ctx.method === 'HEAD',
    ),
  ),
  defineRoute(
    api.downloadKeymails,
    requireProductionArtist,
    async ({ params, session }) =>
      new HttpResponse(200, await downloadKeymails(session.artistId, params.id), buildCsvHeaders('tunemaker-keymails')),
  ),
  defineRoute(api.listKeymails, requireArtist, ({ query, session }) => listKeymails(session.artistId, query)),
  defineRoute(api.listEditions, requireArtist, ({ session }) => listEditions(session.artistId)),
]
