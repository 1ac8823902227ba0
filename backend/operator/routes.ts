import { optionalStaff, requireStaff } from '#module/admin'
import { listFindings } from '#module/monitoring'
import { buildCsvHeaders } from '#platform/csv'
import { HttpResponse, route } from '#platform/route'
import * as api from './contract.ts'
import { getSystem } from './describe-system.ts'
import { exportDashboard } from './export-dashboard.ts'
import { listGKeys, listKeymails } from './list-keys.ts'
import { listQueues } from './list-queues.ts'
import { deleteJob, retryJob } from './manage-job.ts'
import { getDashboard } from './show-dashboard.ts'

export const operationsRoutes = [
  route(api.getDashboard, optionalStaff, async ({ query, session }) => ({
    data: await getDashboard(query.period, Boolean(session)),
  })),
  route(
    api.exportDashboard,
    optionalStaff,
    async ({ query, session }) =>
      new HttpResponse(200, await exportDashboard(query.period, Boolean(session)), buildCsvHeaders(`tunemaker-${query.period}`)),
  ),
  route(api.listQueues, requireStaff, ({ query }) => listQueues(query.period)),
  route(api.retryJob, requireStaff, ({ params, session }) => retryJob(params, session)),
  route(api.deleteJob, requireStaff, ({ params, body, session }) => deleteJob(params, body.reason, session)),
  route(api.listFindings, requireStaff, () => listFindings()),
  route(api.getSystem, requireStaff, () => getSystem()),
  route(api.listGKeys, requireStaff, ({ query }) => listGKeys(query)),
  route(api.listKeymails, requireStaff, ({ query }) => listKeymails(query)),
]
