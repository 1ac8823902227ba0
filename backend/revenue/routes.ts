import { requireArtist } from '#http/guards'
import { route } from '#http/route'
import * as revenueApi from './contract.ts'
import { exportRevenue } from './export-revenue.ts'
import { getRevenueHistory } from './get-revenue-history.ts'
import { getRevenue } from './get-revenue.ts'

export const revenueRoutes = [
  route(revenueApi.getRevenue, requireArtist, ({ session }) => getRevenue(session.artistId)),
  route(revenueApi.getRevenueHistory, requireArtist, ({ query, session }) =>
    getRevenueHistory(session.artistId, query.period),
  ),
  route(revenueApi.exportRevenue, requireArtist, ({ session }) => exportRevenue(session.artistId)),
]
