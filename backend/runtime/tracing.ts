import type { SpanContext } from '@opentelemetry/api'
import { config } from './config.ts'
import { getRequestContext } from './request-context.ts'

type Attributes = Record<string, string | number | boolean>

/** Ends a span: with the error that it failed with, and what is known only now. */
export type EndSpan = (outcome?: { error?: unknown; name?: string; attributes?: Attributes }) => void

/** `request` and `job` begin a trace; the others are calls that their process makes for one of those. */
export type SpanKind = 'request' | 'job' | 'sql' | 'paypal'

export type StartSpan = (
  kind: SpanKind,
  name: string,
  attributes: Attributes,
  parent: SpanContext | undefined,
) => { context: SpanContext; end: EndSpan }

let start: StartSpan | undefined

/**
 * Sends spans of requests, statements, jobs and calls to PayPal to the OTLP endpoint of OTEL_EXPORTER_OTLP_ENDPOINT;
 * without one, nothing of OpenTelemetry is loaded. Returns a function that sends what is left.
 */
export async function startTracing(process: 'web' | 'worker'): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config
  if (!endpoint) return () => Promise.resolve()
  const { createTracer } = await import('./create-tracer.ts')
  const tracer = createTracer(process, endpoint, config.OTEL_TRACES_SAMPLER_ARG)
  start = tracer.start
  return async () => {
    start = undefined
    await tracer.stop()
  }
}

/** Whether spans are made in this process. */
export function isTracing(): boolean {
  return start !== undefined
}

/**
 * Starts a span; undefined while tracing is off. A request or job becomes the parent of what is started in its context.
 * `attributes` must contain no data of people: patterns of paths and texts of statements, never their values.
 */
export function startSpan(kind: SpanKind, name: string, attributes: Attributes = {}): EndSpan | undefined {
  if (!start) return undefined
  const context = getRequestContext()
  const span = start(kind, name, attributes, context?.span)
  if (context && (kind === 'request' || kind === 'job')) context.span = span.context
  return span.end
}
