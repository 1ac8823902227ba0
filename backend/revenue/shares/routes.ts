import { defineRoute } from '#http/define-route'
import { requireProductionArtist } from '#http/guards'
import { errors } from '#contract/revenue/statements'
import { ApiError } from '#http/api-error'
import { getStatementSums } from '#module/revenue/statements'
import * as api from './contract.ts'
import { getShares } from './get-shares.ts'
import { listDividedRevenue } from './list-divided-revenue.ts'
import { updateShares } from './update-shares.ts'

export const shareRoutes = [
  defineRoute(api.getShares, requireProductionArtist, ({ params, session }) =>
    getShares(session.artistId, params.editionId),
  ),
  defineRoute(api.updateShares, requireProductionArtist, ({ params, body, session }) =>
    updateShares(session.artistId, params.editionId, body.collaborators),
  ),
  defineRoute(api.listDividedRevenue, requireProductionArtist, async ({ params, session }) => {
    if (!(await getStatementSums(session.artistId, params.period))) throw new ApiError(errors['statement-unknown'])
    return { items: await listDividedRevenue(session.artistId, params.period) }
  }),
]
