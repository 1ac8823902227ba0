import { route } from '#http/route'
import { requireStaff } from '#module/auth/staff'
import * as api from './contract.ts'
import { deleteJob } from './delete-job.ts'
import { listQueues } from './list-queues.ts'
import { retryJob } from './retry-job.ts'

export const jobRoutes = [
  route(api.listQueues, requireStaff, ({ query }) => listQueues(query.period)),
  route(api.retryJob, requireStaff, ({ params, session }) => retryJob(params, session)),
  route(api.deleteJob, requireStaff, ({ params, body, session }) => deleteJob(params, body.reason, session)),
]
