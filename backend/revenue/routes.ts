import { requireArtist } from '#http/guards'
import { route } from '#http/route'
import * as api from './contract.ts'
import { exportRevenue } from './export-revenue.ts'
import { getRevenueHistory } from './get-revenue-history.ts'
import { getRevenue } from './get-revenue.ts'

export const revenueRoutes = [
  route(api.getRevenue, requireArtist, ({ session }) => getRevenue(session.artistId)),
  route(api.getRevenueHistory, requireArtist, ({ query, session }) =>
    getRevenueHistory(session.artistId, query.period),
  ),
  route(api.exportRevenue, requireArtist, ({ session }) => exportRevenue(session.artistId)),
]
