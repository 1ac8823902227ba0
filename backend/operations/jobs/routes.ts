import { route } from '#http/route'
import { requireStaff } from '#module/auth/staff'
import * as jobsApi from './contract.ts'
import { deleteJob } from './delete-job.ts'
import { listQueues } from './list-queues.ts'
import { retryJob } from './retry-job.ts'

export const jobRoutes = [
  route(jobsApi.listQueues, requireStaff, ({ query }) => listQueues(query.period)),
  route(jobsApi.retryJob, requireStaff, ({ params, session }) => retryJob(params, session)),
  route(jobsApi.deleteJob, requireStaff, ({ params, body, session }) => deleteJob(params, body.reason, session)),
]
