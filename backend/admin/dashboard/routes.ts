import { route } from '#http/route'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import * as api from './contract.ts'
import { exportVisitorList } from './export-visitor-list.ts'
import { getAdminAnalytics } from './get-admin-analytics.ts'

export const adminDashboardRoutes = [
  route(api.getAdminAnalytics, requireStaff, ({ query }) => getAdminAnalytics(query.filter)),
  route(api.exportVisitorList, requireAdmin, ({ params }) => exportVisitorList(params.list)),
]
