import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import { listFeedback } from '#module/feedback'
import { listGiftDownloads, listSubscribers } from '#module/newsletter'
import { buildCsvHeaders, toCsv } from '#text/csv'
import * as dashboardApi from './contract.ts'
import { getAdminAnalytics } from './get-admin-analytics.ts'

const listsByName = { subscribers: listSubscribers, feedback: listFeedback, gifts: listGiftDownloads }

export const adminDashboardRoutes = [
  route(dashboardApi.getAdminAnalytics, requireStaff, ({ query }) => getAdminAnalytics(query.filter)),
  route(
    dashboardApi.exportVisitorList,
    requireAdmin,
    async ({ params }) =>
      new HttpResponse(200, toCsv(await listsByName[params.list]()), buildCsvHeaders(`tunemaker-${params.list}`)),
  ),
]
