import { ApiError } from '#http/api-error'
import { defineRoute } from '#http/define-route'
import { optionalSession, requireArtist, requireProductionArtist } from '#http/guards'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import * as api from './contract.ts'
import { downloadClosedRevenue } from './download-closed-revenue.ts'
import { downloadStatementPostings } from './download-statement-postings.ts'
import { downloadStatement } from './download-statement.ts'
import { listDividedRevenue } from './list-divided-revenue.ts'
import { getStatementSums, listStatements } from './list-statements.ts'
import { getRequestLanguage } from '#http/sessions/request-language'

export const statementRoutes = [
  defineRoute(api.listStatements, requireArtist, ({ session }) => listStatements(session.artistId)),
  defineRoute(api.downloadStatement, requireProductionArtist, ({ session, params, ctx }) =>
    downloadStatement(session.artistId, params.period, {
      head: ctx.method === 'HEAD',
      language: getRequestLanguage(ctx),
    }),
  ),
  defineRoute(api.downloadStatementPostings, requireProductionArtist, ({ session, params }) =>
    downloadStatementPostings(session.artistId, params.period),
  ),
  defineRoute(api.listDividedRevenue, requireProductionArtist, async ({ session, params }) => {
    if (!(await getStatementSums(session.artistId, params.period))) throw new ApiError(api.errors['statement-unknown'])
    return { items: await listDividedRevenue(session.artistId, params.period) }
  }),
  defineRoute(api.downloadClosedRevenue, optionalSession, ({ body, address, session, proof }) =>
    downloadClosedRevenue(body.gKeyId, body.period, toAttemptCaller(address, session, proof)),
  ),
]
