import { defineRoute } from '#http/define-route'
import { requireStaff } from '#module/auth/staff'
import * as api from './contract.ts'
import { deleteJob } from './delete-job.ts'
import { deleteQueue } from './delete-queue.ts'
import { listQueues } from './list-queues.ts'
import { retryJob } from './retry-job.ts'
import { retryQueue } from './retry-queue.ts'

export const jobRoutes = [
  defineRoute(api.listQueues, requireStaff, ({ query }) => listQueues(query.period)),
  defineRoute(api.retryJob, requireStaff, ({ params, session }) => retryJob(params, session)),
  defineRoute(api.retryQueue, requireStaff, ({ params, session }) => retryQueue(params.queue, session)),
  defineRoute(api.deleteQueue, requireStaff, ({ params, body, session }) =>
    deleteQueue(params.queue, body.reason, session),
  ),
  defineRoute(api.deleteJob, requireStaff, ({ params, body, session }) => deleteJob(params, body.reason, session)),
]
