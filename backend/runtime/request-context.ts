import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Ids in every log line and enqueued job, which link a request to the jobs it caused. */
export type RequestContext = { requestId?: string | undefined; jobId?: string | undefined }

const contexts = new AsyncLocalStorage<RequestContext>()

/** Runs `work` and everything it awaits in this context. */
export function runInContext<T>(trace: RequestContext, work: () => T): T {
  return contexts.run(trace, work)
}

/** The current context; undefined outside a request or job. */
export function getRequestContext(): RequestContext | undefined {
  return contexts.getStore()
}

/** The id of the current request. Generated lazily: most requests never need one. */
export function getRequestId(): string | undefined {
  const trace = contexts.getStore()
  if (trace && !trace.jobId) trace.requestId ??= randomUUID()
  return trace?.requestId
}
