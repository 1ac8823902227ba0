import { defineRoute } from '#http/define-route'
import { getRequestLanguage } from '#http/sessions/request-language'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import * as api from './contract.ts'
import { downloadVisitorList } from './download-visitor-list.ts'
import { getAdminAnalytics } from './get-admin-analytics.ts'

export const adminDashboardRoutes = [
  defineRoute(api.getAdminAnalytics, requireStaff, ({ query, ctx }) =>
    getAdminAnalytics(query.filter, getRequestLanguage(ctx)),
  ),
  defineRoute(api.downloadVisitorList, requireAdmin, ({ params }) => downloadVisitorList(params.list)),
]
