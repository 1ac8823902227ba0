import { defineRoute } from '#http/define-route'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import * as api from './contract.ts'
import { downloadVisitorList } from './download-visitor-list.ts'
import { getAdminAnalytics } from './get-admin-analytics.ts'

export const adminDashboardRoutes = [
  defineRoute(api.getAdminAnalytics, requireStaff, ({ query }) => getAdminAnalytics(query.filter)),
  defineRoute(api.downloadVisitorList, requireAdmin, ({ params }) => downloadVisitorList(params.list)),
]
