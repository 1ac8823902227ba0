import { getRequestLanguage } from '#http/sessions/request-language'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { getOptionalStaff, requireStaff } from '#module/auth/staff'
import { buildCsvHeaders } from '#text/csv'
import * as api from './contract.ts'
import { downloadDashboard } from './download-dashboard.ts'
import { getDashboard } from './get-dashboard.ts'
import { getSystem } from './get-system.ts'
import { listGKeys } from './list-g-keys.ts'
import { listAllKeymails } from './list-all-keymails.ts'

export const operationsDashboardRoutes = [
  defineRoute(api.getDashboard, getOptionalStaff, async ({ query, session, ctx }) => ({
    data: await getDashboard(query.period, Boolean(session), getRequestLanguage(ctx)),
  })),
  defineRoute(
    api.downloadDashboard,
    getOptionalStaff,
    async ({ query, session }) =>
      new HttpResponse(
        200,
        await downloadDashboard(query.period, Boolean(session)),
        buildCsvHeaders(`tunemaker-${query.period}`),
      ),
  ),
  defineRoute(api.getSystem, requireStaff, () => getSystem()),
  defineRoute(api.listGKeys, requireStaff, ({ query }) => listGKeys(query)),
  defineRoute(api.listAllKeymails, requireStaff, ({ query }) => listAllKeymails(query)),
]
