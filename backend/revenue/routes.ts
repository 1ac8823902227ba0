import { requireArtist } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { downloadRevenue } from './download-revenue.ts'
import { getRevenueHistory } from './get-revenue-history.ts'
import { getRevenue } from './get-revenue.ts'
import { streamRevenue } from './stream-revenue.ts'

export const revenueRoutes = [
  defineRoute(api.getRevenue, requireArtist, ({ query, session }) => getRevenue(session.artistId, query.after)),
  defineRoute(api.streamRevenue, requireArtist, ({ ctx, session }) => Promise.resolve(streamRevenue(ctx, session))),
  defineRoute(api.getRevenueHistory, requireArtist, ({ query, session }) =>
    getRevenueHistory(session.artistId, query.period),
  ),
  defineRoute(api.downloadRevenue, requireArtist, ({ session }) => downloadRevenue(session.artistId)),
]
