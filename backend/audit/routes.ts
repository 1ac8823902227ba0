import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { requireAdmin } from '#module/auth/staff'
import { buildCsvHeaders } from '#text/csv'
import * as api from './contract.ts'
import { downloadAuditLog } from './download-audit-log.ts'
import { listAuditEntries } from './list-audit-entries.ts'

export const auditRoutes = [
  defineRoute(api.listAuditEntries, requireAdmin, ({ query }) => listAuditEntries(query)),
  defineRoute(
    api.downloadAuditLog,
    requireAdmin,
    async ({ query }) => new HttpResponse(200, await downloadAuditLog(query), buildCsvHeaders('tunemaker-audit-log')),
  ),
]
