import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What every log line and every job sent carries, so that a request and the jobs it caused can be read together. */
export type Trace = { requestId?: string | undefined; jobId?: string | undefined }

const traces = new AsyncLocalStorage<Trace>()

/** Runs `work`, and all it awaits, under these ids. */
export function traced<T>(trace: Trace, work: () => T): T {
  return traces.run(trace, work)
}

/** The ids of what is going on; none outside a request or a job. */
export function currentTrace(): Trace | undefined {
  return traces.getStore()
}

/** The id of the present request. Made when somebody asks for it: most requests are never spoken of again. */
export function currentRequestId(): string | undefined {
  const trace = traces.getStore()
  if (trace && !trace.jobId) trace.requestId ??= randomUUID()
  return trace?.requestId
}
