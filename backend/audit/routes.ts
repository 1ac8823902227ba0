import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import { requireAdmin } from '#module/auth/staff'
import { buildCsvHeaders } from '#text/csv'
import * as api from './contract.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { listAuditEntries } from './list-audit-entries.ts'

export const auditRoutes = [
  route(api.listAuditEntries, requireAdmin, ({ query }) => listAuditEntries(query)),
  route(
    api.exportAuditLog,
    requireAdmin,
    async ({ query }) => new HttpResponse(200, await exportAuditLog(query), buildCsvHeaders('tunemaker-audit-log')),
  ),
]
