import { anyoneOrStaff, staff } from '#module/admin'
import { listFindings } from '#module/monitoring'
import { csvHeaders } from '#platform/csv'
import { Reply, route } from '#platform/route'
import * as api from './contract.ts'
import { describeSystem } from './describe-system.ts'
import { exportDashboard } from './export-dashboard.ts'
import { listGKeys, listKeymails } from './list-keys.ts'
import { listQueues } from './list-queues.ts'
import { discardJob, retryJob } from './manage-job.ts'
import { showDashboard } from './show-dashboard.ts'

export const operatorRoutes = [
  route(api.showDashboard, anyoneOrStaff, async ({ query, session }) => ({
    data: await showDashboard(query.period, Boolean(session)),
  })),
  route(
    api.exportDashboard,
    anyoneOrStaff,
    async ({ query, session }) =>
      new Reply(200, await exportDashboard(query.period, Boolean(session)), csvHeaders(`tunemaker-${query.period}`)),
  ),
  route(api.listQueues, staff, ({ query }) => listQueues(query.period)),
  route(api.retryJob, staff, ({ params, session }) => retryJob(params, session)),
  route(api.discardJob, staff, ({ params, body, session }) => discardJob(params, body.reason, session)),
  route(api.listFindings, staff, () => listFindings()),
  route(api.describeSystem, staff, () => describeSystem()),
  route(api.listGKeys, staff, ({ query }) => listGKeys(query)),
  route(api.listKeymails, staff, ({ query }) => listKeymails(query)),
]
