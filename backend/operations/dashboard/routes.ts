import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import { optionalStaff, requireStaff } from '#module/auth/staff'
import { buildCsvHeaders } from '#text/csv'
import * as api from './contract.ts'
import { exportDashboard } from './export-dashboard.ts'
import { getDashboard } from './get-dashboard.ts'
import { getSystem } from './get-system.ts'
import { listGKeys } from './list-g-keys.ts'
import { listKeymails } from './list-keymails.ts'

export const operationsDashboardRoutes = [
  route(api.getDashboard, optionalStaff, async ({ query, session }) => ({
    data: await getDashboard(query.period, Boolean(session)),
  })),
  route(
    api.exportDashboard,
    optionalStaff,
    async ({ query, session }) =>
      new HttpResponse(
        200,
        await exportDashboard(query.period, Boolean(session)),
        buildCsvHeaders(`tunemaker-${query.period}`),
      ),
  ),
  route(api.getSystem, requireStaff, () => getSystem()),
  route(api.listGKeys, requireStaff, ({ query }) => listGKeys(query)),
  route(api.listKeymails, requireStaff, ({ query }) => listKeymails(query)),
]
