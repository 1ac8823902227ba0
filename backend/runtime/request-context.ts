import type { SpanContext } from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export type RequestContext = {
  /** Ids in every log line and enqueued job, which link a request to the jobs it caused. */
  requestId?: string | undefined
  jobId?: string | undefined
  /** Who waits, which decides how long a statement may run: see database/connections/timed-client.ts. */
  caller?: 'public' | 'signed-in' | 'staff' | 'job'
  /** What its statements and calls are part of, while tracing is on. */
  span?: SpanContext
  /** Who waits for the answer; the same object in every context that belongs to the request. */
  client?: RequestClient
  /** Whether the request may change something. */
  changes?: boolean
  /** A download of unlimited length: its statements wait for those of who stands in front of a screen. */
  isExport?: boolean
  /** What it reads may be a second old: see database/connections/replica.ts. */
  mayLag?: boolean
}

export type RequestClient = {
  hasLeft: boolean
  /** Called once, before the first statement. */
  onFirstStatement?: (() => void) | undefined
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Runs `work` and everything it awaits in this context. */
export function runInContext<T>(trace: RequestContext, work: () => T): T {
  return contexts.run(trace, work)
}

/**
 * Runs work that several requests wait for apart from the one that happened to start it, which may leave. Its statements
 * are shown in the trace of that one.
 */
export function runDetached<T>(work: () => T, starter = contexts.getStore()): T {
  const { caller, changes, span } = starter ?? {}
  return contexts.run(
    { ...(caller ? { caller } : {}), ...(changes ? { changes } : {}), ...(span ? { span } : {}) },
    work,
  )
}

/** Says who waits for the current request, once that is known. */
export function updateCaller(caller: NonNullable<RequestContext['caller']>): void {
  const trace = contexts.getStore()
  if (trace) trace.caller = caller
}

/** Says that the current request is a download of unlimited length. */
export function startExport(): void {
  const trace = contexts.getStore()
  if (trace) trace.isExport = true
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
